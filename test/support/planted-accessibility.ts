import { plantedSite, png, type PlantedSite } from './planted-site.ts'

/** One accessibility fault in an otherwise well-made page: axe-core’s rule, and the check that must find it. `byHand`: no snippet alone can fix it. */
export type PlantedBarrier = { name: string; rule: string; finds: string; site: PlantedSite; byHand?: true }
/** Something that looks like a fault to a machine, but isn’t one or can’t be determined. */
export type PlantedTrap = { name: string; site: PlantedSite }

const added = (markup: string, head = '', files: PlantedSite = {}): PlantedSite =>
  plantedSite({ head: (text) => text + head, body: (text) => text.replace('</main>', `${markup}</main>`), files })
const styled = (rule: string, markup: string): PlantedSite => added(markup, `<style>${rule}</style>`)
const words = 'Tide tables for every harbour on the coast, checked against the water every hour.'

export const plantedBarriers: PlantedBarrier[] = [
  { name: 'empty-heading', rule: 'empty-heading', finds: 'page-structure', site: added('<h2><span></span></h2>'), byHand: true },
  {
    name: 'keyboard-sent-around',
    rule: 'tabindex',
    finds: 'other-accessibility',
    site: added('<a href="/pricing" tabindex="3">See the prices of every plan</a>'),
  },
  { name: 'grey-text', rule: 'color-contrast', finds: 'contrast', site: styled('.note { color: #999; }', `<p class="note">${words}</p>`) },
  {
    name: 'grey-on-dark',
    rule: 'color-contrast',
    finds: 'contrast',
    site: styled('.panel { background: #123; color: #567; padding: 1rem; }', `<div class="panel"><p>${words}</p></div>`),
  },
  {
    name: 'faded-text',
    rule: 'color-contrast',
    finds: 'contrast',
    site: styled('.faded { opacity: 0.4; }', `<div class="faded"><p>${words}</p></div>`),
  },
  {
    name: 'grey-by-id',
    rule: 'color-contrast',
    finds: 'contrast',
    site: styled('body main #fine.fine { color: #aaa; } ', `<p class="fine" id="fine">${words}</p><p style="color: #999">${words}</p>`),
  },
  {
    name: 'grey-below-bar',
    rule: 'color-contrast',
    finds: 'contrast',
    site: styled(
      '.bar { position: sticky; top: 0; background: #eef; height: 50px; } .note { color: #999; }',
      `<div class="bar">Tidewatch</div><p class="note">${words}</p>`,
    ),
  },
  {
    name: 'grey-class',
    rule: 'color-contrast',
    finds: 'contrast',
    site: styled('.tag { color: #999; }', `<p class="tag">${words}</p>`.repeat(30)),
  },
  {
    name: 'oklch-text',
    rule: 'color-contrast',
    finds: 'contrast',
    site: styled('.note { color: oklch(75% 0.1 250); }', `<p class="note">${words}</p>`),
  },
  {
    name: 'button-unnamed',
    rule: 'button-name',
    finds: 'control-names',
    site: added('<p><button class="menu" style="margin:2rem"><svg width="24" height="24"></svg></button></p>'),
  },
  {
    name: 'link-unnamed',
    rule: 'link-name',
    finds: 'control-names',
    site: added('<a href="https://github.com/acme"><svg width="24" height="24"></svg></a>'),
  },
  {
    name: 'fake-button-unnamed',
    rule: 'aria-command-name',
    finds: 'control-names',
    site: added('<div role="button" tabindex="0" style="width:40px;height:40px;margin:3rem"></div>'),
  },
  {
    name: 'image-undescribed',
    rule: 'image-alt',
    finds: 'image-alternatives',
    site: added('<img src="/screen.png" width="64" height="40">'),
  },
  {
    name: 'drawing-undescribed',
    rule: 'svg-img-alt',
    finds: 'image-alternatives',
    site: added('<svg role="img" width="40" height="40"><circle r="9"/></svg>'),
  },
  {
    name: 'field-unlabelled',
    rule: 'label',
    finds: 'field-labels',
    site: plantedSite({ body: (text) => text.replace(/<label>Email (.*?)<\/label>/, '$1') }),
  },
  {
    name: 'list-unlabelled',
    rule: 'select-name',
    finds: 'field-labels',
    site: added('<form><select name="country"><option>Iceland</option></select></form>'),
  },
  {
    name: 'small-targets',
    rule: 'target-size',
    finds: 'target-size',
    site: styled(
      '.dots button { width: 10px; height: 10px; padding: 0; border: 0; margin: 1px; background: #333; float: left; }',
      `<div class="dots">${[1, 2, 3].map((at) => `<button aria-label="Slide ${at}"></button>`).join('')}</div>`,
    ),
  },
  { name: 'role-unknown', rule: 'aria-roles', finds: 'aria-usage', site: added('<div role="buton">Soundings</div>') },
  {
    name: 'hidden-focus',
    rule: 'aria-hidden-focus',
    finds: 'aria-usage',
    site: added('<div aria-hidden="true"><a href="/log">Log</a></div>'),
  },
  {
    name: 'attribute-unfit',
    rule: 'aria-allowed-attr',
    finds: 'aria-usage',
    site: added('<p style="margin:3rem"><button aria-checked="true">Alerts</button></p>'),
  },
  { name: 'list-broken', rule: 'list', finds: 'page-structure', byHand: true, site: added('<ul><li>Ebb</li><div>Flood</div></ul>') },
  {
    name: 'frame-untitled',
    rule: 'frame-title',
    finds: 'page-structure',
    site: added('<iframe src="/demo.html" width="400" height="200"></iframe>', '', {
      '/demo.html': { type: 'text/html', body: '<html lang="en"><title>Demo</title><p>Demo</p></html>' },
    }),
  },
  {
    name: 'link-by-color',
    rule: 'link-in-text-block',
    finds: 'other-accessibility',
    site: styled(
      '.plain { text-decoration: none; color: #333; }',
      `<p>${words} Read <a class="plain" href="/log">the whole log</a> for more about it.</p>`,
    ),
  },
]

const picture: PlantedSite = { '/dark.png': { type: 'image/png', body: png(40, 40) } }
const light = 'color: #fff;'

export const plantedTraps: PlantedTrap[] = [
  {
    name: 'dialog-heading-unfilled',
    site: added('<dialog><h2></h2></dialog><h2><img src="/dark.png" alt="Tides" width="90" height="30"></h2>', '', picture),
  },
  { name: 'tabindex-of-none', site: added('<section tabindex="-1"><h2>Harbours</h2></section>') },
  {
    name: 'over-picture',
    site: added(
      `<div style="position:relative;width:400px;height:120px"><img src="/dark.png" alt="Harbour" width="400" height="120" style="position:absolute;inset:0"><p style="position:relative;${light}">${words}</p></div>`,
      '',
      picture,
    ),
  },
  {
    name: 'over-later-picture',
    site: added(
      `<div style="height:120px;${light}"><p>${words}</p></div><img src="/dark.png" alt="Harbour" width="900" height="120" style="margin-top:-120px;position:relative;z-index:-1;display:block">`,
      '',
      picture,
    ),
  },
  { name: 'over-gradient', site: added(`<div style="background:linear-gradient(#123,#456);${light}"><p>${words}</p></div>`) },
  {
    name: 'over-gradient-sibling',
    site: styled(
      `.stack { display: grid; } .stack > * { grid-area: 1 / 1; } .stack p { ${light} z-index: 1; }`,
      `<div class="stack"><p>${words}</p><div style="background:linear-gradient(#123,#456)"></div></div>`,
    ),
  },
  {
    name: 'over-later-layer',
    site: added(
      `<div style="position:relative;isolation:isolate"><p style="${light}">${words}</p><div style="position:absolute;inset:0;background:#123;z-index:-1;pointer-events:none"></div></div>`,
    ),
  },
  {
    name: 'over-pseudo',
    site: styled(
      `.dark { position: relative; isolation: isolate; ${light} } .dark::before { content: ""; position: absolute; inset: 0; background: #123; z-index: -1; }`,
      `<div class="dark"><p>${words}</p></div>`,
    ),
  },
  {
    name: 'over-fixed-pseudo',
    site: styled(
      `html { background: none; } body { background: none !important; color: #eee !important; } body::before { content: ""; position: fixed; inset: 0; background: #123; z-index: -1; } a { color: #cdf; }`,
      `<p>${words}</p><div style="height:2000px"></div><p>${words}</p>`,
    ),
  },
  {
    name: 'over-fixed-canvas',
    site: styled(
      'html, body { background: none !important; } body { color: #eee !important; } a { color: #cdf; } canvas { position: fixed; inset: 0; width: 100vw; height: 100vh; z-index: -1; background: #123; pointer-events: none; }',
      `<canvas></canvas><p>${words}</p><div style="height:2000px"></div><p>${words}</p>`,
    ),
  },
  {
    name: 'over-sticky-layer',
    site: styled(
      '.scene { position: sticky; top: 0; height: 100vh; background: #123; z-index: -1; } .story { color: #eee; } html, body { background: none !important; }',
      `<div><div class="scene"></div><div class="story"><p>${words}</p><div style="height:1500px"></div><p>${words}</p></div></div>`,
    ),
  },
  {
    name: 'over-video',
    site: added(
      `<div style="position:relative;height:200px"><video style="position:absolute;inset:0;width:100%;height:100%;background:#123" muted></video><p style="position:relative;${light}">${words}</p></div>`,
    ),
  },
  {
    name: 'drawer',
    site: styled(
      '.drawer { position: fixed; inset: 0 auto 0 -320px; width: 300px; color: #bbb; background: #fff; }',
      `<aside class="drawer" inert><p>${words}</p></aside>`,
    ),
  },
  {
    name: 'carousel',
    site: styled(
      '.slides { overflow: hidden; width: 300px; } .slides > div { display: flex; width: 1200px; } .slides p { flex: 0 0 300px; } .slides p + p { color: #ccc; }',
      `<div class="slides"><div><p>${words}</p><p>${words}</p><p>${words}</p></div></div>`,
    ),
  },
  {
    name: 'slide-beside',
    site: styled(
      'body { overflow-x: hidden; } .next { position: absolute; left: 1500px; width: 300px; color: #ccc; }',
      `<p class="next">${words}</p>`,
    ),
  },
  {
    name: 'in-drawing',
    site: added(
      `<svg width="600" height="120"><rect width="600" height="120" fill="#123"/><foreignObject width="600" height="120"><p style="${light}">${words}</p></foreignObject></svg>`,
    ),
  },
  {
    name: 'sr-only',
    site: styled(
      '.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0); white-space: nowrap; color: #ddd; }',
      `<p class="sr-only">${words}</p>`,
    ),
  },
  {
    name: 'gradient-text',
    site: styled(
      '.shine { background: linear-gradient(#123, #456); -webkit-background-clip: text; background-clip: text; color: transparent; }',
      `<p class="shine">${words}</p>`,
    ),
  },
  {
    name: 'dark-scheme',
    site: plantedSite({
      head: (text) =>
        `${text}<style>:root { color-scheme: dark; } html, body { background: none !important; color: #eee !important; } a { color: #cdf; }</style>`,
    }),
  },
  {
    name: 'inverted',
    site: added(`<div style="filter:invert(1);background:#fff;color:#eee"><p style="mix-blend-mode:difference">${words}</p></div>`),
  },
  {
    name: 'fading-in',
    site: styled(
      '@keyframes appear { from { opacity: 0.1; } to { opacity: 0.35; } } .appear { animation: appear 60s; }',
      `<p class="appear">${words}</p>`,
    ),
  },
  {
    name: 'named-by-style',
    site: styled('.open::before { content: "Open the log"; }', '<p style="margin:3rem"><button class="open"></button></p>'),
  },
  {
    name: 'disabled',
    site: added('<button disabled style="color:#bbb;background:#fff">Not yet</button>'),
  },
  {
    name: 'decorated',
    site: added('<img src="/screen.png" alt="" width="64" height="40"><svg aria-hidden="true" width="20" height="20"></svg>'),
  },
]

/** A frame of the page’s own site with a fault, one of another site, and one that nobody sees. */
export const plantedFrames: PlantedSite = added(
  `<iframe src="/demo.html" title="Demo" width="400" height="200"></iframe>
  <script>document.currentScript.insertAdjacentHTML('afterend', '<iframe title="Video" width="400" height="200" src="http://other.' + location.host.replace(/^\\w+\\./, '') + '/demo.html"></iframe>')</script>
  <iframe src="/demo.html" title="Counter" width="1" height="1"></iframe>`,
  '',
  { '/demo.html': { type: 'text/html', body: '<html lang="en"><title>Demo</title><img src="/screen.png" width="64" height="40"></html>' } },
)
