import { execFile } from 'node:child_process'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import packageFile from '../../../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const from = (file: string) => join(root, file)

/**
 * Puppeteer’s other protocol and browser, its installer, recorder, keyboard, patterns of blocked URLs and list of phones; undici’s fetch, forms to send, HTTP/2 (the crawler’s sessions don’t allow it), retries, caches, mocks, proxies and other parsers: more than a megabyte that nothing runs. And
 * the tables of all named characters that writing HTML doesn’t need.
 */
const unused =
  /^(?:chromium-bidi|yargs|modern-tar)(?:\/|$)|^\.\.\/web\/|\/bidi\/(?:bidi|BrowserConnector)\.js$|^\.\/lib\/(?:web|mock|cache|interceptor)\/|\/(?:Device|CLI|install|firefox|chromedriver|chrome-headless-shell|ScreenRecorder|USKeyboardLayout|urlpattern-polyfill)\.js$|\/(?:retry-handler|client-h2|(?:env-http-|socks5-)?proxy-agent)(?:\.js)?$|\/milo\/|\/llhttp-wasm\.js$|\/generated\/(?:decode-data-html|encode-html)\.js$/

const replaced: Plugin = {
  name: 'replaced',
  setup(bundler) {
    // What the command would bundle at startup is already bundled.
    bundler.onResolve({ filter: /\/bundle-(?:script|worker)\.ts$/ }, () => ({ path: from('api/commands/package/prebuilt.ts') }))
    bundler.onResolve({ filter: unused }, ({ path, importer }) =>
      (path.startsWith('./lib/') && !importer.endsWith('undici/index.js')) ||
      (path.startsWith('./generated/') && !importer.includes('/node_modules/entities/lib/'))
        ? null
        : { path, namespace: 'unused' },
    )
    bundler.onLoad({ filter: /package\.json$/ }, ({ path }) =>
      path === from('package.json') ? { contents: JSON.stringify({ version: packageFile.version }), loader: 'json' } : null,
    )
    bundler.onLoad({ filter: /./, namespace: 'unused' }, () => ({
      contents: 'module.exports = new Proxy(class {}, { get: () => class {} })',
    }))
  },
}

const onNode: BuildOptions = {
  external: ['@napi-rs/nice'], // optional, and native
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  plugins: [replaced],
}

/** Builds `slipway-audit` from the command’s own sources and returns the path of its tarball. */
export async function buildAudit(outDir = from('.output')): Promise<string> {
  const folder = join(outDir, 'slipway-audit')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const bundle = (source: string, outfile: string, options: BuildOptions) =>
    build({
      bundle: true,
      minify: true,
      legalComments: 'none',
      charset: 'utf8',
      logLevel: 'error',
      entryPoints: [from(source)],
      ...(options.outdir === undefined && { outfile: join(folder, outfile) }),
      ...options,
    })
  // Its own minified file is the smaller one.
  const alias = { 'axe-core': from('node_modules/axe-core/axe.min.js') }
  const inPage = (source: string) =>
    bundle(source, basename(source).replace(/\.ts$/, '.js'), { format: 'iife', globalName: 'slipway', alias })
  await Promise.all([
    bundle('api/commands/audit.ts', '', {
      ...onNode,
      entryPoints: { audit: from('api/commands/audit.ts'), reader: from('api/workers/parse-worker.ts') },
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      format: 'esm',
      splitting: true,
      banner: { js: start },
    }),
    writeFile(join(folder, 'thread.cjs'), thread),
    bundle('node_modules/piscina/dist/worker.js', 'worker.js', { ...onNode, format: 'cjs' }),
    inPage('api/commands/audit/in-page.ts'),
    inPage('api/commands/audit/axe-in-page.ts'),
    inPage('shared/tried/listen-from-start.ts'),
    inPage('shared/tried/listen-for-tries.ts'),
    copyFile(from('LICENSE'), join(folder, 'LICENSE')),
    copyFile(from('api/commands/package/README.md'), join(folder, 'README.md')),
    writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`),
  ])
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', outDir], { cwd: folder })
  return join(outDir, stdout.trim())
}

/** What a thread runs, by name. Its module shares the checks and parsers with the command’s. */
const thread = `const reader = import('./reader.mjs')
module.exports = new Proxy({}, { get: (_, name) => name === '__esModule' || reader.then((module) => module[name]) })
`

/** Some bundled packages are CommonJS. */
const start = `#!/usr/bin/env node
import { createRequire as requireFor } from 'node:module'
const require = requireFor(import.meta.url), __dirname = import.meta.dirname`

/** On GitHub; npm compares it with where the package is published from. */
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env

const manifest = {
  name: 'slipway-audit',
  version: packageFile.version,
  description: 'Audits a site before its launch: what visitors, search engines and link previews will trip over, each with a fix.',
  license: packageFile.license,
  ...(repository !== undefined && { repository: { type: 'git', url: `git+${server}/${repository}.git` } }),
  bin: { 'slipway-audit': 'audit.mjs' },
  engines: { node: '>=24' },
  files: ['*.mjs', '*.cjs', '*.js'],
}
