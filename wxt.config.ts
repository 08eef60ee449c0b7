import { defineConfig } from 'wxt'
import { checksInTab } from './extension/audit/tab/checks-in-tab.ts'
import { accentCss, standardAccent } from './shared/ui/accent.ts'
import { toManifest } from './extension/service/manifest.ts'

const siteName = process.env['SITE_NAME'] || 'Slipway'
const siteUrl = process.env['SITE_URL'] || 'http://localhost:3000'

const accent = { hex: process.env['SITE_ACCENT'] || standardAccent, dark: process.env['SITE_ACCENT_DARK'] ?? '' }

/** The site’s color comes after the tokens, in the sheets of its pages. */
const siteAccent = {
  name: 'site-accent',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/extension\/(?:popup\/popup|options\/options)\.css$/.test(id) ? code + accentCss(accent.hex, accent.dark) : null,
}

/**
 * The popup parses what the browser itself wrote, which names no characters but those of XML and &nbsp; (see audit/tab/local-audit.ts). The table of all
 * others would be an eighth of its code.
 */
const fewEntities = {
  name: 'few-entities',
  load: (id: string) =>
    /\/entities\/dist\/.*\/decode-data-html\.js$/.test(id)
      ? "export { xmlDecodeTree as htmlDecodeTree } from './decode-data-xml.js'"
      : null,
}

export default defineConfig({
  srcDir: 'extension',
  publicDir: 'extension/public',
  outDir: process.env['EXTENSION_OUT_DIR'] || '.output',
  manifestVersion: 3,
  imports: false,
  manifest: ({ browser }) => toManifest(siteUrl, siteName, browser, process.env['EXTENSION_ID'] || undefined),
  vite: () => ({
    define: {
      'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
      'import.meta.env.SITE_NAME': JSON.stringify(siteName),
      'import.meta.env.SITE_CATEGORIES': process.env['SITE_CATEGORIES'] || 'undefined',
      'import.meta.env.SITE_ACCENT': JSON.stringify(accent),
      'import.meta.env.SITE_ICON': JSON.stringify(process.env['SITE_ICON'] === '1'),
    },
    plugins: [fewEntities, checksInTab, siteAccent],
  }),
})
