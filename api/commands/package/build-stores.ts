import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import packageFile from '../../../package.json' with { type: 'json' }
import { buildExtension, extensionSources, type Browser, type ExtensionLook } from '../build-extension.ts'
import { storeListing, type Manifest } from './store-listing.ts'
import { zip } from './zip.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Whose extension it is. Firefox and its store recognize it by `firefoxId`, which must stay the same in all versions. */
export type Operator = { siteUrl: string; look: ExtensionLook; firefoxId: string }

/** Builds what the stores of Chrome and Firefox take, and the answers to what they ask. Returns the files, all of them the same for the same sources. */
export async function buildStores(operator: Operator, outDir = join(root, '.output')): Promise<string[]> {
  const folder = join(outDir, 'stores')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { siteUrl, look, firefoxId } = operator
  const build = (browser: Browser) => buildExtension(browser, siteUrl, join(folder, 'unpacked'), look, firefoxId)
  const [chrome, firefox] = [await build('chrome'), await build('firefox')]
  const made = {
    'chrome.zip': zip(await filesIn(chrome)),
    'firefox.zip': zip(await filesIn(firefox)),
    'sources.zip': zip(await sourcesFor(operator)),
    'listing.md': storeListing(
      operator,
      packageFile.version,
      JSON.parse(await readFile(join(chrome, 'manifest.json'), 'utf8')) as Manifest,
    ),
  }
  const inFolder = Object.entries(made).map(([name, content]) => ({
    path: join(folder, `extension-${packageFile.version}-${name}`),
    content,
  }))
  for (const { path, content } of inFolder) await writeFile(path, content)
  return inFolder.map(({ path }) => path)
}

/** What reviewers build it from, with the commands for that. */
async function sourcesFor({ siteUrl, look, firefoxId }: Operator): Promise<Map<string, Buffer>> {
  const files = await filesIn(root, [...extensionSources, 'tsconfig.json', '.npmrc', 'LICENSE'])
  const readme = `# Building the extension

Use any Node and npm on Linux, macOS or Windows (WSL). The build runs on Node ${packageFile.dependencies.node}, which npm installs:

    npm ci
    SITE_URL='${siteUrl}' SITE_NAME='${look.name}' SITE_ACCENT='${look.accent}' EXTENSION_ID='${firefoxId}' npm run build

\`.output/firefox-mv3\` and \`.output/chrome-mv3\` are then the same as the packages, byte for byte. Nothing is obfuscated: Vite minifies the files in
\`extension/\` and \`shared/\`, and the packages that \`package-lock.json\` names.
`
  return files.set('BUILD.md', Buffer.from(readme))
}

async function filesIn(folder: string, patterns: string[] = ['**/*']): Promise<Map<string, Buffer>> {
  const paths = globSync(patterns, { cwd: folder, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name) : [],
  )
  return new Map(await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path)] as const)))
}
