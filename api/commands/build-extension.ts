import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SiteCategory } from '../../shared/listing/taxonomy.ts'
import { standardAccent } from '../../shared/ui/accent.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const extensionSources = ['extension/**/*', 'shared/**/*', 'wxt.config.ts', 'package.json', 'package-lock.json']

export type Browser = 'chrome' | 'firefox'

/** The site’s own look. `icons` are PNGs by side length in pixels; empty for our mark. */
export type ExtensionLook = {
  name: string
  accent: string
  accentDark: string
  /** Empty for the standard ones. */
  categories: readonly SiteCategory[]
  icons: readonly (readonly [side: number, png: Uint8Array])[]
}
export const standardLook: ExtensionLook = {
  name: 'Slipway',
  accent: standardAccent,
  accentDark: '',
  categories: [],
  icons: [],
}

/** Skipped if the folder has a build of the same sources for the same site. Returns it; rejects with the builder's message. */
export async function buildExtension(browser: Browser, siteUrl: string, outDir = '.output', look = standardLook, firefoxId = '') {
  const { name, accent, accentDark, categories, icons } = look
  const folder = resolve(root, outDir, `${browser}-mv3`)
  const stampFile = `${folder}.built-from`
  const stamp = await hashSources(
    JSON.stringify([
      siteUrl,
      firefoxId,
      name,
      accent,
      accentDark,
      categories,
      ...icons.map(([, png]) => Buffer.from(png).toString('base64')),
    ]),
  )
  if ((await readText(stampFile)) === stamp && (await readText(join(folder, 'manifest.json'))) !== null) return folder

  // In a separate process, because the build tools change global state such as NODE_ENV.
  const site = {
    SITE_URL: siteUrl,
    SITE_NAME: name,
    EXTENSION_ID: firefoxId,
    SITE_ACCENT: accent,
    SITE_ACCENT_DARK: accentDark,
    SITE_CATEGORIES: categories.length === 0 ? '' : JSON.stringify(categories),
    SITE_ICON: icons.length > 0 ? '1' : '',
  }
  const env = { ...process.env, ...site, NODE_ENV: 'production', EXTENSION_OUT_DIR: outDir }
  const wxt = join(root, 'node_modules/wxt/bin/wxt.mjs')
  if (!existsSync(wxt)) throw new Error('The build tools aren’t installed. Run npm ci without --omit=dev.')
  await promisify(execFile)(process.execPath, [wxt, 'build', '--browser', browser], { cwd: root, env })
  for (const [side, png] of icons) await writeFile(join(folder, 'icon', `${side}.png`), png)
  await writeFile(stampFile, stamp)
  return folder
}

async function hashSources(builtFor: string): Promise<string> {
  const hash = createHash('sha256').update(builtFor)
  const files = globSync(extensionSources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(`\0${path.slice(root.length)}\0`).update(await readFile(path))
  }
  return hash.digest('hex')
}

const readText = (path: string) => readFile(path, 'utf8').catch(() => null)
