import { plantedSite, png, type PlantedSite } from './planted-site.ts'

/**
 * A well-made page with something that looks like a fault but isn’t: nothing may be found on it. `width` is the window’s,
 * where it matters; `isLoading` means that the page is read before it has loaded.
 */
export type PlantedTrap = { name: string; site: PlantedSite; width?: number; host?: 'localhost'; isLoading?: true }

type Files = Record<string, PlantedSite[string]>

const css = (body: string) => ({ type: 'text/css', body })
const js = (body: string) => ({ type: 'text/javascript', body })
const svg = (body: string) => ({ type: 'image/svg+xml', body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${body}</svg>` })
const image = (width: number, height: number, extra = 0) => ({
  type: 'image/png',
  body: Buffer.concat([png(width, height), Buffer.alloc(extra)]),
})
const shown = (markup: string, files: Files = {}) => plantedSite({ body: (text) => text.replace('</main>', `${markup}</main>`), files })
const headed = (markup: string, files: Files = {}) => plantedSite({ head: (text) => `${text}${markup}`, files })
const behind = (markup: string) => plantedSite({ body: (text) => `${markup}${text}` })
const stalled = { type: 'text/plain', body: '', headers: { 'X-Stall': '1' } }
const words = 'A tide table is only as good as the gauges that it is made of. '

export const plantedTraps: PlantedTrap[] = [
  {
    name: 'still-loading',
    isLoading: true,
    site: shown('<img src="/late.png" alt="Chart" width="320" height="200">', {
      '/late.png': stalled,
      '/late.css': stalled,
      '/site.js': js('document.head.insertAdjacentHTML("beforeend", "<link rel=stylesheet href=/late.css>")'),
    }),
  },
  {
    name: 'twenty-thousand-elements',
    site: shown('<ul>' + '<li><b>High</b> <i>water</i> <a href="/tides">at noon</a> <span>today</span></li>'.repeat(4000) + '</ul>'),
  },
  {
    name: 'laid-out-from-right',
    site: shown(`<div dir="rtl"><p>${'جدول‌های جزر و مد برای هر بندر، که هر ساعت با آب سنجیده می‌شوند. '.repeat(40)}</p></div>`),
  },
  {
    name: 'icon-names-not-seen',
    site: shown('<p><span class="material-icons" style="font-size: 0">arrow_forward</span> <b class="material-icons-label">tides</b></p>'),
  },
  {
    name: 'preloader-that-lets-clicks-through',
    site: plantedSite({
      body: (text) =>
        `<div id="veil" style="position:fixed;inset:0;z-index:20;background:#111;pointer-events:none"></div>${text}<div style="position:fixed;bottom:40px;left:0;right:0;padding:60px;z-index:9;background:#fff;color:#111">We use cookies. <button onclick="this.parentElement.remove()" style="min-height:32px">OK</button></div>`,
      files: { '/site.js': js('addEventListener("load", () => setTimeout(() => document.querySelector("#veil").remove(), 2500))') },
    }),
  },
  {
    name: 'box-filled-in-later',
    site: shown(
      '<div style="position:fixed;inset:0;opacity:0;pointer-events:none"><img src="" alt="A chart of the harbour" width="600" height="400"></div>',
    ),
  },
  {
    name: 'carousel',
    site: shown(
      `<div style="overflow:hidden"><div style="display:flex;width:3000px">${'<p style="width:1000px">Slide</p>'.repeat(3)}</div></div>`,
    ),
  },
  {
    name: 'drawer-off-screen',
    site: behind('<nav style="position:fixed;top:0;right:-320px;width:320px;height:100%;background:#fff">Menu</nav>'),
  },
  { name: 'left-of-the-page', site: behind('<a href="#main" style="position:absolute;left:-9999px">Skip to content</a>') },
  { name: 'hidden-overflow', site: headed('<style>body{overflow-x:hidden}.wide{width:150vw;height:1rem;background:#ddd}</style>', {}) },
  {
    name: 'wide-but-clipped',
    site: plantedSite({
      head: (text) => `${text}<style>html{overflow-x:clip}</style>`,
      body: (text) => text.replace('</main>', '<div style="width:2500px;height:9px;background:#ddd"></div></main>'),
    }),
  },
  {
    name: 'scrolling-table',
    width: 390,
    site: shown(`<div style="overflow-x:auto"><table><tr>${'<td style="min-width:120px">Harbour</td>'.repeat(6)}</tr></table></div>`),
  },
  {
    name: 'svg-without-size',
    site: shown('<img src="/mark.svg" alt="Mark" style="width:120px;height:120px">', { '/mark.svg': svg('<path d="M2 2h16v16z"/>') }),
  },
  {
    name: 'srcset',
    site: shown('<img srcset="/small.png 640w, /large.png 2400w" sizes="320px" src="/large.png" alt="Chart" width="320" height="200">', {
      '/small.png': image(640, 400),
      '/large.png': image(2400, 1500, 90_000),
    }),
  },
  {
    name: 'picture-element',
    site: shown(
      '<picture><source srcset="/wide.png" media="(min-width: 600px)"><img src="/narrow.png" alt="Chart" width="320" height="200"></picture>',
      { '/wide.png': image(640, 400), '/narrow.png': image(320, 200) },
    ),
  },
  {
    name: 'lazy-images',
    site: shown('<div style="height:9000px"></div><img src="/late.png" loading="lazy" alt="Chart" width="320" height="200">', {
      '/late.png': image(640, 400, 200_000),
    }),
  },
  {
    name: 'blocked-pixel',
    site: shown('<img src="/count.gif" width="1" height="1" alt=""><img src="/count2.gif" style="display:none" alt="">'),
  },
  { name: 'hidden-broken-image', site: shown('<img src="/avatar.png" alt="" onerror="this.hidden = true" width="64" height="64">') },
  {
    name: 'image-with-fallback',
    site: shown('<img src="/avatar.png" alt="Robin" onerror="this.onerror = null; this.src = \'/screen.png\'" width="64" height="40">'),
  },
  {
    name: 'data-image',
    site: shown(
      '<img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%228%22 height=%228%22/%3E" alt="" width="64" height="64">',
    ),
  },
  {
    name: 'blob-image',
    site: shown('<img id="made" alt="Made" width="64" height="40">', {
      '/site.js': js('fetch("/screen.png").then((r) => r.blob()).then((b) => { made.src = URL.createObjectURL(b) })'),
    }),
  },
  {
    name: 'preloaded-style',
    site: headed('<link rel="preload" as="style" href="/more.css" onload="this.onload=null;this.rel=\'stylesheet\'">', {
      '/more.css': css('p { color: #333 }'),
    }),
  },
  {
    name: 'print-style',
    site: headed(
      '<link rel="stylesheet" media="print" href="/print.css"><link rel="stylesheet" media="print" onload="this.media=\'all\'" href="/more.css">',
      { '/print.css': css('p { color: #000 }'), '/more.css': css('p { color: #333 }') },
    ),
  },
  {
    name: 'alternate-style',
    site: headed('<link rel="alternate stylesheet" title="Dark" href="/dark.css"><link rel="stylesheet" disabled href="/off.css">', {
      '/dark.css': css('body { background: #000 }'),
      '/off.css': css(''),
    }),
  },
  { name: 'empty-style', site: headed('<link rel="stylesheet" href="/empty.css">', { '/empty.css': css('') }) },
  {
    name: 'less-style',
    site: headed('<link rel="stylesheet" type="text/less" href="/theme.less"><link rel="stylesheet/less" href="/theme2.less">'),
  },
  {
    name: 'local-font',
    site: headed(
      '<style>@font-face { font-family: Tide; src: local("DejaVu Sans"), local("Arial") } h1 { font-family: Tide, sans-serif }</style>',
    ),
  },
  { name: 'sticky-header', site: behind('<div style="position:sticky;top:0;background:#fff;padding:20px">Tides for every harbour</div>') },
  {
    name: 'cookie-banner',
    site: behind(
      '<div role="dialog" style="position:fixed;bottom:0;left:0;right:0;background:#fff;padding:20px">We use one cookie to keep you signed in. <button>Fine</button></div>',
    ),
  },
  {
    name: 'chat-bubble',
    site: behind('<div style="position:fixed;right:20px;bottom:20px;width:320px;height:400px;background:#fff">How can we help?</div>'),
  },
  {
    name: 'noise-layer',
    site: plantedSite({
      body: (text) => `${text}<div style="position:fixed;inset:0;pointer-events:none;z-index:50;background:url(/noise.svg)"></div>`,
      files: { '/noise.svg': svg('<circle r="1"/>') },
    }),
  },
  { name: 'background-layer', site: behind('<div style="position:fixed;inset:0;z-index:-1;background:#f4f7fb"></div>') },
  {
    name: 'background-behind-positioned',
    site: plantedSite({
      body: (text) =>
        `<div style="position:fixed;inset:0;pointer-events:none;background:#f4f7fb"></div><div style="position:relative">${text}</div>`,
    }),
  },
  {
    name: 'app-in-a-layer',
    site: plantedSite({
      body: (text) =>
        `<a href="#app" style="position:absolute;top:-99px">Skip to content</a><div id="app" style="position:fixed;inset:0;overflow:auto;background:#fff">${text}</div>`,
    }),
  },
  {
    name: 'preloader-gone',
    site: plantedSite({
      body: (text) => `${text}<div id="load" style="position:fixed;inset:0;background:#fff">Loading…</div>`,
      files: { '/site.js': js('load.style.opacity = 0; load.style.pointerEvents = "none"') },
    }),
  },
  {
    name: 'code-samples',
    site: shown(`<p>Write <code>{{ user.name }}</code>; a missing one shows <code>undefined</code>.</p><pre>const tide = undefined // TODO: lorem ipsum dolor
\${tide} [object Object]</pre>`),
  },
  {
    name: 'docs-on-programming',
    site: shown(
      '<h2>undefined</h2><p>Returns <em>undefined</em> or <i>NaN</i> when a gauge is silent.</p><table><tr><th>Default</th><td>undefined</td></tr></table><p>Prints [object Object] for <code>tide</code>, <code>gauge</code> and <code>log</code>.</p>',
    ),
  },
  {
    name: 'merge-tags',
    site: plantedSite({
      head: (text) => text.replace(/<title>.*<\/title>/, '<title>Tidewatch: tide alerts by email for small crews</title>'),
      body: (text) => text.replace('</main>', '<p>Hi {{ first_name }}, high water is at noon.</p></main>'),
    }),
  },
  { name: 'windows-paths', site: shown('<p>The log lies in %APPDATA%\\Tidewatch, and in %LOCALAPPDATA% for one user.</p>') },
  { name: 'kanban', site: shown('<h3>TODO</h3><p>Read the gauge</p><h3>DONE</h3><p>TBD - the crew decides</p>') },
  {
    name: 'right-to-left',
    site: plantedSite({
      head: (text) => `${text}<script>document.documentElement.dir = 'rtl'</script>`,
      body: (text) => `${text}<a href="#main" style="position:absolute;right:-9999px">تخطَّ</a>`,
    }),
  },
  {
    name: 'screen-reader-text',
    site: shown(`<p style="position:absolute;width:1px;height:1px;overflow:hidden;font-size:1px">${words.repeat(20)}</p>`),
  },
  { name: 'text-without-size', site: shown(`<p style="font-size:0">${words.repeat(20)}</p>`) },
  {
    name: 'superscripts',
    site: shown(`<p>${'Water<sup style="font-size:9px">1</sup> and <sub style="font-size:9px">2</sub> '.repeat(9)}</p>`),
  },
  {
    name: 'captions',
    site: shown(
      '<figure><img src="/screen.png" alt="Chart" width="320" height="200"><figcaption style="font-size:11px">High water at the pier</figcaption></figure>',
    ),
  },
  { name: 'zoomed', site: headed('<style>body { zoom: 1.2 }</style>') },
  {
    name: 'frames',
    site: shown(
      '<iframe src="/demo.html" title="Demo" width="300" height="200"></iframe><iframe srcdoc="<p>undefined</p>" title="Sample"></iframe><iframe hidden></iframe>',
      { '/demo.html': { type: 'text/html', body: '<title>Demo</title><p>lorem ipsum dolor</p>' } },
    ),
  },
  { name: 'beacon', site: plantedSite({ files: { '/site.js': js('navigator.sendBeacon("/count", "1")') } }) },
  {
    name: 'unauthorized',
    site: plantedSite({
      files: { '/site.js': js('fetch("/me")'), '/me': { type: 'application/json', body: '{}', headers: { 'X-Status': '401' } } },
    }),
  },
  {
    name: 'image-in-a-fixed-box',
    site: shown('<div style="height:200px;overflow:hidden"><p><a href="/"><img src="/screen.png" alt="Chart"></a></p></div>'),
  },
  {
    name: 'image-out-of-flow',
    site: shown('<div style="position:absolute;right:0;bottom:0;width:90px"><span><img src="/screen.png" alt="Chart"></span></div>'),
  },
  {
    name: 'form-in-steps',
    site: plantedSite({
      head: (text) => `${text}<style>.later { display: none }</style>`,
      body: (text) =>
        text.replace(
          '<button>Start',
          '<div class="later"><label>Company <input name="company" required autocomplete="organization"></label><button type="button">Back</button></div><button>Start',
        ),
    }),
  },
  { name: 'menu-button', site: shown('<a href="#" role="button" aria-haspopup="true">Docs</a> <a href="#top">Back to top</a>') },
  {
    name: 'service-worker',
    host: 'localhost',
    site: plantedSite({
      files: {
        '/site.js': js('navigator.serviceWorker.register("/worker.js")'),
        '/worker.js': js(
          'oninstall = () => skipWaiting(); onactivate = () => clients.claim(); onfetch = (e) => e.respondWith(fetch(e.request))',
        ),
      },
    }),
  },
  {
    name: 'image-with-more-after-its-end',
    site: plantedSite({ files: { '/screen.png': { type: 'image/png', body: Buffer.concat([png(1280, 800), Buffer.alloc(900)]) } } }),
  },
]
