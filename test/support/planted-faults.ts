import { plantedSite, png, type PlantedSite } from './planted-site.ts'

/** One fault in an otherwise well-made page, and the check that must find it. `width` is the window’s, where it matters. */
export type PlantedFault = { name: string; finds: string; site: PlantedSite; width?: number }

const css = (body: string) => ({ type: 'text/css', body })
const js = (body: string) => ({ type: 'text/javascript', body })
const styled = (rule: string, from = '</p>', to = '</p>') => ({
  files: { '/extra.css': css(rule) },
  head: (text: string) => `${text}<link rel="stylesheet" href="/extra.css">`,
  body: (text: string) => text.replace(from, to),
})
const said = (text: string) => ({ body: (body: string) => body.replace('</main>', `<p>${text}</p></main>`) })
const words = 'A tide table is only as good as its gauges. '

export const plantedFaults: PlantedFault[] = [
  { name: 'style-missing', finds: 'failed-requests', site: plantedSite({ files: { '/site.css': null } }) },
  {
    name: 'style-wrong-type',
    finds: 'failed-requests',
    site: plantedSite({
      files: { '/site.css': { type: 'text/html', body: '<title>App</title>', headers: { 'X-Content-Type-Options': 'nosniff' } } },
    }),
  },
  {
    name: 'video-missing',
    finds: 'failed-requests',
    site: plantedSite({
      body: (body) => body.replace('</main>', '<video src="/tour.mp4" controls width="320" height="180"></video></main>'),
    }),
  },
  { name: 'script-missing', finds: 'failed-requests', site: plantedSite({ files: { '/site.js': null } }) },
  {
    name: 'font-missing',
    finds: 'failed-requests',
    site: plantedSite(styled('@font-face { font-family: Tide; src: url(/tide.woff2); } body { font-family: Tide, sans-serif; }')),
  },
  { name: 'fetch-missing', finds: 'failed-requests', site: plantedSite({ files: { '/site.js': js('fetch("/api/tides.json")') } }) },
  {
    name: 'frame-missing',
    finds: 'failed-requests',
    site: plantedSite({
      body: (text) => text.replace('</main>', '<iframe src="/demo.html" title="Demo" width="400" height="300"></iframe></main>'),
    }),
  },
  { name: 'image-missing', finds: 'broken-images', site: plantedSite({ files: { '/screen.png': null } }) },
  {
    name: 'image-truncated',
    finds: 'broken-images',
    site: plantedSite({ files: { '/screen.png': { type: 'image/png', body: png(640, 400).subarray(0, 30) } } }),
  },
  {
    name: 'image-is-html',
    finds: 'broken-images',
    site: plantedSite({ files: { '/screen.png': { type: 'image/png', body: '<title>Not an image</title>' } } }),
  },
  {
    name: 'image-huge',
    finds: 'image-size',
    site: plantedSite({
      body: (text) => text.replace('width="640" height="400"', 'width="160" height="100"'),
      files: { '/screen.png': { type: 'image/png', body: Buffer.concat([png(2400, 1500), Buffer.alloc(80_000)]) } },
    }),
  },
  {
    name: 'image-unsized',
    finds: 'image-dimensions',
    site: plantedSite({ body: (text) => text.replace(' width="640" height="400"', '') }),
  },
  {
    name: 'image-eager',
    finds: 'image-loading',
    site: plantedSite({
      body: (text) => `${text}<div style="height:4000px"></div><img src="/far.png" alt="Chart" width="640" height="400">`,
      files: { '/far.png': { type: 'image/png', body: Buffer.concat([png(1280, 800), Buffer.alloc(200_000)]) } },
    }),
  },
  {
    name: 'wide-box',
    finds: 'page-width',
    site: plantedSite({ body: (text) => text.replace('</main>', '<div style="width:1900px;height:20px;background:#ddd"></div></main>') }),
  },
  {
    name: 'wide-table',
    finds: 'page-width',
    width: 390,
    site: plantedSite({
      body: (text) => text.replace('</main>', `<table><tr>${'<td style="min-width:120px">Harbour</td>'.repeat(6)}</tr></table></main>`),
    }),
  },
  { name: 'small-text', finds: 'text-size', site: plantedSite(styled('main p { font-size: 9px; }')) },
  { name: 'stays-empty', finds: 'visible-content', site: plantedSite({ body: () => '<div id="root"></div>' }) },
  {
    name: 'preloader',
    finds: 'visible-content',
    site: plantedSite({ body: (text) => `${text}<div style="position:fixed;inset:0;background:#fff;z-index:99">Loading…</div>` }),
  },
  {
    name: 'banner',
    finds: 'visible-content',
    site: plantedSite({
      body: (text) =>
        `${text}<div style="position:fixed;inset:30% 0 0;background:#fff;z-index:99"><p>Join our newsletter. We write about tides, harbours and weather every week, for free.</p><button>Join</button></div>`,
    }),
  },
  { name: 'lorem', finds: 'placeholder-text', site: plantedSite(said('Lorem ipsum dolor sit amet, consectetur adipiscing elit.')) },
  { name: 'braces', finds: 'leaked-values', site: plantedSite(said('Hello {{ user.name }}, welcome aboard.')) },
  { name: 'undefined-price', finds: 'leaked-values', site: plantedSite(said('Only $NaN a month.')) },
  { name: 'object', finds: 'leaked-values', site: plantedSite(said('Next tide: [object Object]')) },
  {
    name: 'starter',
    finds: 'placeholder-text',
    site: plantedSite({ head: (text) => text.replace(/<title>.*<\/title>/, '<title>Vite + React</title>') }),
  },
  { name: 'todo', finds: 'placeholder-text', site: plantedSite(said('TODO: write about the log')) },
  { name: 'section-missing', finds: 'dead-links', site: plantedSite({ body: (text) => text.replace('href="/docs"', 'href="#docs"') }) },
  { name: 'link-nowhere', finds: 'dead-links', site: plantedSite({ body: (text) => text.replace('href="/pricing"', 'href="#"') }) },
  {
    name: 'link-localhost',
    finds: 'dead-links',
    site: plantedSite({ body: (text) => text.replace('href="/docs"', 'href="http://localhost:5173/docs"') }),
  },
  {
    name: 'title-by-script',
    finds: 'before-scripts',
    site: plantedSite({ files: { '/site.js': js('document.title = "Tidewatch, the tide table"') } }),
  },
  {
    name: 'text-by-script',
    finds: 'before-scripts',
    site: plantedSite({
      body: () => '<div id="root"></div>',
      files: { '/site.js': js(`document.querySelector('#root').innerHTML = '<h1>Know the water</h1><p>${words.repeat(12)}</p>'`) },
    }),
  },
  {
    name: 'password-over-http',
    finds: 'form-safety',
    site: plantedSite({
      body: (text) =>
        text.replace('<button>', '<input type="password" name="password" aria-label="Password" autocomplete="new-password"><button>'),
    }),
  },
  {
    name: 'form-to-localhost',
    finds: 'form-safety',
    site: plantedSite({ body: (text) => text.replace('action="/sign-up"', 'action="http://localhost:8080/sign-up"') }),
  },
  {
    name: 'form-unsendable',
    finds: 'form-safety',
    site: plantedSite({
      head: (text) => `${text}<style>.later { display: none }</style>`,
      body: (text) => text.replace('<button>Start', '<label class="later">Company <input name="company" required></label><button>Start'),
    }),
  },
  { name: 'form-unfilled', finds: 'form-safety', site: plantedSite({ body: (text) => text.replace(' autocomplete="email"', '') }) },
  {
    name: 'uncompressed',
    finds: 'compression',
    site: plantedSite({ files: { '/site.js': { ...js(`/* ${words.repeat(2000)} */`), headers: { 'X-Plain': '1' } } } }),
  },
  {
    name: 'no-lifetime',
    finds: 'cache-lifetime',
    site: plantedSite({
      files: {
        '/screen.png': {
          type: 'image/png',
          body: Buffer.concat([png(1280, 800), Buffer.alloc(150_000)]),
          headers: { 'Cache-Control': '' },
        },
      },
    }),
  },
  {
    name: 'background-missing',
    finds: 'failed-requests',
    site: plantedSite(styled('header { background: url(/waves.png); }')),
  },
  {
    name: 'starter-in-typescript',
    finds: 'placeholder-text',
    site: plantedSite({ head: (text) => text.replace(/<title>.*<\/title>/, '<title>Vite + TS</title>') }),
  },
  {
    name: 'laid-out-from-left',
    finds: 'readable-text',
    site: plantedSite(said('جدول‌های جزر و مد برای هر بندر، که هر ساعت با آب سنجیده می‌شوند. '.repeat(40))),
  },
  { name: 'icon-name', finds: 'leaked-values', site: plantedSite(said('Start free <span class="material-icons">arrow_forward</span>')) },
  {
    name: 'price-undefined',
    finds: 'leaked-values',
    site: plantedSite(said('Price: <b>undefined</b>')),
  },
  {
    name: 'shifting',
    finds: 'layout-shift',
    site: plantedSite({
      files: {
        '/site.js': js(
          `setTimeout(() => document.body.insertAdjacentHTML('afterbegin', '<div style="height:500px">An announcement</div>'), 100)`,
        ),
      },
    }),
  },
  {
    name: 'heavy',
    finds: 'page-weight',
    site: plantedSite({ files: { '/screen.png': { type: 'image/png', body: Buffer.concat([png(1280, 800), Buffer.alloc(5_000_000)]) } } }),
  },
  {
    name: 'small-text-outweighed',
    finds: 'text-size',
    site: plantedSite({
      ...styled('body main .fine.fine { font-size: 9px; }'),
      body: (text) => text.replace('</main>', `<ul id="tides">${`<li class="fine">${words}</li>`.repeat(40)}</ul></main>`),
    }),
  },
  {
    name: 'wide-box-outweighed',
    finds: 'page-width',
    site: plantedSite({
      ...styled('body main div.wide.wide { width: 1900px; min-width: 1900px; max-width: none; height: 20px; }'),
      body: (text) => text.replace('</main>', '<div class="wide"></div></main>'),
    }),
  },
  {
    name: 'image-unsized-long-tag',
    finds: 'image-dimensions',
    site: plantedSite({
      body: (text) => text.replace(' width="640" height="400"', ` data-sources="${'/screen.png 640w, '.repeat(30)}"`),
    }),
  },
]
