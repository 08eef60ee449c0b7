import { toConnectPattern, toOriginPattern } from './site-address.ts'

type DataKind = 'browsingActivity' | 'websiteContent' | 'authenticationInfo'

/** What the extension may touch, for Chrome and Firefox alike (both Manifest V3). `siteUrl` is the service's origin. */
export function toManifest(siteUrl: string, browser: string) {
  return {
    name: 'Slipway: launch audit',
    short_name: 'Slipway',
    description: 'Audits the page you are on before its launch, and hands you a fix to paste for each finding.',
    permissions: ['activeTab', 'scripting', 'storage'],
    host_permissions: [toOriginPattern(siteUrl)],
    content_scripts: [{ matches: [toConnectPattern(siteUrl)], js: ['connect.js'], run_at: 'document_end' as const }],
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    // Set in full because Firefox's default would turn the requests to an http:// service into https://.
    content_security_policy: {
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src http: https:; base-uri 'none'; form-action 'none'",
    },
    ...(browser === 'firefox'
      ? {
          action: { default_area: 'navbar' as const },
          browser_specific_settings: {
            gecko: {
              id: 'extension@slipway.example',
              strict_min_version: '128.0',
              // To the service alone: the page's address with the full audit, its listing and the token with a draft; only when asked for.
              data_collection_permissions: { required: ['browsingActivity', 'websiteContent', 'authenticationInfo'] as DataKind[] },
            },
          },
        }
      : { minimum_chrome_version: '116' }),
  }
}
