import { defineConfig } from 'wxt'
import { toManifest } from './extension/browser/manifest.ts'

const siteUrl = process.env['SITE_URL'] || 'http://localhost:3000'

export default defineConfig({
  srcDir: 'extension',
  publicDir: 'extension/public',
  outDir: process.env['EXTENSION_OUT_DIR'] || '.output',
  manifestVersion: 3,
  imports: false,
  manifest: ({ browser }) => toManifest(siteUrl, browser),
  vite: () => ({ define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl) } }),
})
