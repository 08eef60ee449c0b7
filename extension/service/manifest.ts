import { toConnectPattern, toOriginPattern } from './site-address.ts'

/** Opens the popup. People can change it in the browser’s settings. */
export const shortcut = 'Alt+Shift+L'

type DataKind = 'browsingActivity' | 'websiteContent' | 'authenticationInfo'

/** The manifest for Chrome and Firefox (both Manifest V3). `siteUrl` is the origin of the default server, `siteName` what it’s called. */
export const toManifest = (siteUrl: string, siteName: string, browser: string) => ({
  name: `${siteName}: launch audit`,
  short_name: siteName,
  description: 'Audit any page before launch and get copy-paste fixes for every issue.',
  // None of these shows a warning on installation. WXT adds Chromium’s sidePanel.
  permissions: ['activeTab', 'contextMenus', 'declarativeNetRequestWithHostAccess', 'scripting', 'storage'],
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
            id: 'extension@slipway.example',
            strict_min_version: '128.0',
            // Sent to the server only, and only on request: the page’s URL for a full audit; the listing and the token for a draft.
            data_collection_permissions: { required: ['browsingActivity', 'websiteContent', 'authenticationInfo'] as DataKind[] },
          },
        },
      }
    : {
        action: { default_title: `${siteName}: launch audit` },
        minimum_chrome_version: '123',
      }),
})
