import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync, transformSync } from 'esbuild'
import type { Context } from 'koa'
import { paths } from '../../../shared/paths.ts'
import { Failure } from '../../domain/failure.ts'

/** `minify` makes the body smaller when it’s first asked for. */
type Asset = { type: string; body: Buffer; minify?: ((text: string) => string) | undefined }

const byPath = new Map<string, Asset>()
const types = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
} as const

/** Keeps a file in memory and returns its path, which changes with its content. */
function addAsset(name: string, body: string | Buffer, minify?: Asset['minify']): string {
  const bytes = Buffer.from(body)
  const path = paths.asset({ file: `${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}-${name}` })
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types
  byPath.set(path, { type: types[ending], body: bytes, minify })
  return path
}

/** Serves `{hash}-{name}`. Throws Failure NOT_FOUND for anything else, outdated hashes included. */
export function serveAsset(ctx: Context): void {
  const asset = byPath.get(ctx.path)
  if (!asset) throw new Failure('NOT_FOUND', 'File not found.')
  ctx.type = asset.type
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
  // A sandboxed frame has no origin, so even its own stylesheet is another site’s.
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  asset.body = Buffer.from(asset.minify?.(String(asset.body)) ?? asset.body)
  delete asset.minify
  ctx.body = asset.body
}

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

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

const addFont = (name: string) => addAsset(name, readFileSync(here(`../../shared/ui/fonts/${name}`)))
const fonts = { display: addFont('bricolage-grotesque.woff2'), text: addFont('geist.woff2') }

/** The characters in both font subsets (shared/ui/fonts). Other text is set in the system font. */
const characters =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212'
const fontFace = (family: string, weights: string, path: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: swap; src: url('${path}') format('woff2'); unicode-range: ${characters}; }`
const fontFaces = fontFace('Bricolage Grotesque Variable', '600 800', fonts.display) + fontFace('Geist Variable', '400 700', fonts.text)

const readStyles = (paths: string[]) => paths.map((path) => readFileSync(here(path), 'utf8')).join('\n')
// Each call starts the minifier, so thirty calls would take a tenth of the startup time.
const minifyStyles = (css: string) => transformSync(css, { loader: 'css', minify: true }).code
const addStyles = (name: string, css: string) => addAsset(name, css, minifyStyles)
const bundle = (name: string, ...files: string[]) => addStyles(`${name}.css`, readStyles(files.map((file) => `styles/${file}.css`)))

export const addStylesheet = (name: string, ...more: string[]): string => bundle(name, name, ...more)

/** Read and hashed once at start. Every page loads `stylesheet` and `script`, and one of `styles` for its kind. */
export const assets = {
  fonts,
  stylesheet: addStyles(
    'site.css',
    fontFaces +
      readStyles([
        '../../shared/ui/tokens.css',
        '../../shared/ui/report.css',
        'styles/base.css',
        'styles/frame.css',
        'styles/bell.css',
        'styles/menu.css',
        'styles/week-place.css',
        '../../shared/ui/layout.css',
      ]),
  ),
  styles: {
    home: bundle('home', 'hero', 'audit', 'upvote', 'catalog', 'winners', 'member-top', 'notifications'),
    catalog: bundle('catalog', 'upvote', 'catalog', 'winners', 'account'),
    weeks: bundle('weeks', 'upvote', 'catalog', 'weeks'),
    launch: bundle('launch', 'upvote', 'share', 'launch', 'gallery', 'related', 'talk', 'comments', 'account', 'report'),
    directories: bundle('directories', 'directories'),
    reference: bundle('reference', 'code-block', 'reference'),
    agents: bundle('agents', 'code-block', 'client-tabs', 'agents'),
    plain: bundle('plain', 'plain'),
    /** For signed-in people and the audit: forms, reports, and previews of the public pages. */
    tools: bundle(
      'tools',
      'hero',
      'upvote',
      'catalog',
      'launch',
      'gallery',
      'talk',
      'comments',
      'audit',
      'account',
      'account-frame',
      'report',
      'connect',
      'code-block',
      'client-tabs',
      'security',
      'plain',
      '../../../shared/ui/previews/previews',
    ),
  },
  script: addScript('browser/site.ts'),
  themeScript: addScript('browser/theme.ts'),
  /** Of a report and the catalog, 1280 by 800. */
  screenshots: ['report', 'catalog'].map((name) => addAsset(`${name}.webp`, readFileSync(here(`images/${name}.webp`)))),
  touchIcon: addAsset('touch-icon.png', readFileSync(here('images/touch-icon.png'))),
}
