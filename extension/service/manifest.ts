import answers from './store-answers.json' with { type: 'json' }
import { toConnectPattern, toOriginPattern } from './site-address.ts'

/** Opens the popup. People can change it in the browser’s settings. */
export const shortcut = 'Alt+Shift+L'

const namesOf = <Name extends string>(reasons: Record<Name, unknown>) => Object.keys(reasons) as Name[]

/**
 * The manifest for Chrome and Firefox (both Manifest V3). `siteUrl` is the origin of the default server, `siteName` what it’s called. Firefox and its
 * store recognize an extension by `firefoxId`; Chrome’s store assigns an id.
 */
export const toManifest = (siteUrl: string, siteName: string, browser: string, firefoxId = 'extension@slipway.example') => ({
  name: `${siteName}: launch audit`,
  short_name: siteName,
  description: 'Audit any page before launch and copy a fix for every finding.',
  // None of these shows a warning on installation. WXT adds Chromium’s sidePanel.
  permissions: namesOf(answers.permissions),
  commands: { _execute_action: { suggested_key: { default: shortcut } } },
  host_permissions: [toOriginPattern(siteUrl)],
  content_scripts: [{ matches: [toConnectPattern(siteUrl)], js: ['connect.js'], run_at: 'document_end' as const }],
  optional_host_permissions: ['http://*/*', 'https://*/*'],
  // Images from any host: link previews show the page’s own, on request.
  // Set in full, because Firefox’s default policy upgrades requests to an http:// server to https://.
  content_security_policy: {
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' http: https: data:; connect-src http: https:; base-uri 'none'; form-action 'none'",
  },
  ...(browser === 'firefox'
    ? {
        action: { default_title: `${siteName}: launch audit`, default_area: 'navbar' as const },
        browser_specific_settings: {
          gecko: {
            id: firefoxId,
            strict_min_version: '140.0',
            // Sent to the server only, and only on request: the page’s URL for a full audit; the listing and the token for a draft.
            data_collection_permissions: { required: namesOf(answers.data) },
          },
        },
      }
    : {
        action: { default_title: `${siteName}: launch audit` },
        minimum_chrome_version: '123',
      }),
})
