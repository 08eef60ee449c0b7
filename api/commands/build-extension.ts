import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['extension/**/*', 'shared/**/*', 'wxt.config.ts', 'package.json', 'package-lock.json']

export type Browser = 'chrome' | 'firefox'

/** Skipped if the folder has a build of the same sources for the same site. Returns it; rejects with the builder's message. */
export async function buildExtension(browser: Browser, siteUrl: string, outDir = '.output', siteName = 'Slipway'): Promise<string> {
  const folder = resolve(root, outDir, `${browser}-mv3`)
  const stampFile = `${folder}.built-from`
  const stamp = await hashSources(`${siteUrl} ${siteName}`)
  if ((await readText(stampFile)) === stamp && (await readText(join(folder, 'manifest.json'))) !== null) return folder

  // In a separate process, because the build tools change global state such as NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production', SITE_URL: siteUrl, SITE_NAME: siteName, EXTENSION_OUT_DIR: outDir }
  const wxt = join(root, 'node_modules/wxt/bin/wxt.mjs')
  if (!existsSync(wxt)) throw new Error('The build tools aren’t installed. Run npm ci without --omit=dev.')
  await promisify(execFile)(process.execPath, [wxt, 'build', '--browser', browser], { cwd: root, env })
  await writeFile(stampFile, stamp)
  return folder
}

async function hashSources(builtFor: string): Promise<string> {
  const hash = createHash('sha256').update(builtFor)
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(`\0${path.slice(root.length)}\0`).update(await readFile(path))
  }
  return hash.digest('hex')
}

const readText = (path: string) => readFile(path, 'utf8').catch(() => null)
