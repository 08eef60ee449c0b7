import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildSync, transformSync } from 'esbuild'
import type { Context } from 'koa'
import { Failure } from '../../domain/failure.ts'

type Asset = { type: string; body: Buffer; squeezed: Partial<Record<'br' | 'gzip', Buffer>> }

const byPath = new Map<string, Asset>()
const types = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
} as const

/** Keeps a file in memory and returns its address, which changes with its content. */
function addAsset(name: string, body: string | Buffer): string {
  const bytes = Buffer.from(body)
  const path = `/assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}-${name}`
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types
  byPath.set(path, { type: types[ending], body: bytes, squeezed: {} })
  return path
}

/** Answers `/assets/{hash}-{name}`. Throws Failure NOT_FOUND for anything that is not there, old hashes included. */
export function serveAsset(ctx: Context): void {
  const asset = byPath.get(ctx.path)
  if (!asset) throw new Failure('NOT_FOUND', 'There is no such file.')
  ctx.type = asset.type
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
  ctx.vary('Accept-Encoding')
  const encoding = /^(text|image\/svg)/.test(asset.type) ? ctx.acceptsEncodings('br', 'gzip', 'identity') : 'identity'
  if (encoding === 'br' || encoding === 'gzip') {
    ctx.set('Content-Encoding', encoding)
    asset.squeezed[encoding] ??= squeeze(asset.body, encoding)
    ctx.body = asset.squeezed[encoding]
  } else {
    ctx.body = asset.body
  }
}

/** Once per asset and encoding, on its first request. Brotli 6 takes 50 ms for the largest file; 9 takes three times that for 2 %. */
function squeeze(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 9 })
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
}

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const fromPackage = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(path)))

/** A script as an npm package brings it, with other hosts' files replaced by our own. */
export const addPackageScript = (name: string, path: string, own: (script: string) => string): string =>
  addAsset(name, own(fromPackage(path).toString('utf8')))

/** A script of browser/ and what it imports, as one file. */
export function addScript(path: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [here(path)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  return addAsset(path.replace(/^.*\//, '').replace(/\.ts$/, '.js'), outputFiles.map((file) => file.text).join(''))
}

const fonts = {
  display: addAsset(
    'bricolage-grotesque.woff2',
    fromPackage('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'),
  ),
  text: addAsset('geist.woff2', fromPackage('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2')),
}

/** The subset that the two files hold, by their package: text outside it is set in the system's font. */
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const fontFace = (family: string, weights: string, path: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: swap; src: url('${path}') format('woff2'); unicode-range: ${latin}; }`

const styleFiles = ['base', 'frame', 'home', 'launch', 'talk', 'directories', 'audit', 'account', 'connect', 'plain']

const stylesheet = [
  fontFace('Bricolage Grotesque Variable', '200 800', fonts.display),
  fontFace('Geist Variable', '100 900', fonts.text),
  readFileSync(here('../../shared/ui/tokens.css'), 'utf8'),
  readFileSync(here('../../shared/ui/report.css'), 'utf8'),
  ...styleFiles.map((name) => readFileSync(here(`styles/${name}.css`), 'utf8')),
].join('\n')

/** A stylesheet of styles/ that only one page needs. */
export const addStylesheet = (name: string): string =>
  addAsset(`${name}.css`, transformSync(readFileSync(here(`styles/${name}.css`), 'utf8'), { loader: 'css', minify: true }).code)

/** Addresses of what every page needs, read and hashed once at start. */
export const assets = {
  fonts,
  stylesheet: addAsset('site.css', transformSync(stylesheet, { loader: 'css', minify: true }).code),
  script: addScript('browser/site.ts'),
  socialImage: addAsset('slipway.png', readFileSync(here('images/social.png'))),
  touchIcon: addAsset('touch-icon.png', readFileSync(here('images/touch-icon.png'))),
}
