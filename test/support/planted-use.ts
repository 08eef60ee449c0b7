import type { PlantedFault } from './planted-faults.ts'
import { plantedSite, png } from './planted-site.ts'

export const words = 'A tide table is only as good as the gauges that it is made of. '
export const long = `<p>${words.repeat(4)}</p>`.repeat(20)
export const styled = (rule: string, more = '') =>
  plantedSite({ head: (text) => `${text}<style>${rule}</style>`, body: (text) => text.replace('</main>', `${more}</main>`) })
/** A column of cards on a phone. */
export const cards = (rule: string): [string, string] => [
  `.cards { display: grid; gap: 8px; width: 300px } .card { font-size: 1rem } ${rule}`,
  `<div class="cards">${'Harbour Weather Tides'
    .split(' ')
    .map((name) => `<article class="card"><h3 style="margin:0">${name}</h3><div><p style="margin:0">${words.repeat(3)}</p></div></article>`)
    .join('')}</div>`,
]
export const shown = (markup: string) => styled('', markup)
export const wrapped = (rule: string, more = long) =>
  plantedSite({ head: (text) => `${text}<style>${rule}</style>`, body: (text) => `<div class="page">${text}${more}</div>` })

/** A grey picture behind the text. */
export const onPicture = 'background: url(/screen.png) center / cover; padding: 40px'
const bandOf = '<div class="band"><img src="/screen.png" alt="A harbour" width="640" height="400"><h2>Every harbour</h2></div>'

/** A box lower than its text, and a table wider than a phone. */
export const tile =
  '.tile { width: 220px; height: 130px; padding: 12px; overflow: hidden; line-height: 24px } .tile h3, .tile p { margin: 0 }'
const cells = (tag: string, texts: string[]) => `<tr>${texts.map((one) => `<${tag}>${one}</${tag}>`).join('')}</tr>`
export const wideTable = `<table>${cells('th', ['Plan', 'Gauges in each harbour', 'Alarms in a month', 'Price'])}${cells('td', ['Crew', 'Twelve of them', 'As many as you like', '$9 a month'])}</table>`

/** The same made of boxes, which `style` lays out in rows. */
export const boxedTable = (style: string, inside = '<span>', box = 'plans') =>
  styled(
    `.plans { overflow: hidden } .row { display: grid; grid-template-columns: repeat(4, 170px) } ${style}`,
    `<div class="${box}">${[
      'Plan,Gauges,Alarms,Price',
      'Crew,Twelve of them,As many as you like,$9 a month',
      'Fleet,Forty of them,As many as you like,$29 a month',
      'Port,Any number,As many as you like,$99 a month',
    ]
      .map(
        (row) =>
          `<div class="row">${row
            .split(',')
            .map((cell) => `${inside}${cell}${inside.replace('<', '</')}`)
            .join('')}</div>`,
      )
      .join('')}</div>`,
  )

const use = (name: string, site: PlantedFault['site'], width?: number): PlantedFault => ({
  name,
  finds: 'usable-page',
  site,
  ...(width && { width }),
})
const text = (name: string, site: PlantedFault['site'], width?: number): PlantedFault => ({
  name,
  finds: 'readable-text',
  site,
  ...(width && { width }),
})

/** A drawing in a file, as large as a screenshot. */
export const drawing = (body: string) => ({
  type: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">${body}</svg>`,
})

/** One fault each that keeps people from using or reading a page. */
export const useFaults: PlantedFault[] = [
  {
    name: 'drawing-as-its-ground',
    finds: 'image-quality',
    site: plantedSite({
      body: (page) => page.replace('/screen.png', '/screen.svg'),
      files: { '/screen.svg': drawing('<path d="M20 300h600" stroke="#fff" stroke-width="6"/>') },
    }),
  },
  use('locked-window', styled('html, body { overflow: hidden; height: 100% }', long)),
  use('locked-body', styled('body { overflow-y: hidden }', long)),
  use('locked-shell', wrapped('.page { height: 100vh; overflow: hidden }')),
  use('fixed-body', styled('body { position: fixed; top: 0; width: 100% }', long)),
  use(
    'covered-button',
    plantedSite({
      body: (page) => page.replace('</form>', '<i style="position:absolute;left:0;width:1000px;margin-top:-3rem;height:5rem"></i></form>'),
    }),
  ),
  { name: 'glass-over-the-page', finds: 'visible-content', site: shown('<div style="position:fixed;inset:0;z-index:9"></div>') },
  {
    name: 'dialog-without-button',
    finds: 'visible-content',
    site: shown('<div role="dialog" style="position:fixed;inset:10%;background:#fff">Join our newsletter</div>'),
  },
  use(
    'button-outside',
    styled(
      'body { overflow-x: hidden } .go { position: relative; left: 460px } form { display: none }',
      '<p><a class="go" href="/start">Start your free trial</a></p>',
    ),
    390,
  ),
  use('loading-forever', plantedSite({ body: () => '<main><h1>Tidewatch</h1><p>Loading…</p></main>' })),
  use('loading-forever-in-danish', shown('<h2>Havne</h2><div role="status">Indlæser havne…</div>')),
  use('part-loading-forever', shown('<section><h2>Harbours</h2><p>Loading harbours...</p></section>')),
  use(
    'skeletons-forever',
    plantedSite({
      body: () =>
        `<main><h1>Tidewatch</h1>${'<div class="skeleton" style="height:20px;margin:8px;background:#eee"></div>'.repeat(6)}</main>`,
    }),
  ),
  text('heading-transparent', styled('h1 { opacity: 0 }')),
  text('heading-without-color', styled('h1 { color: transparent }')),
  text('white-on-white', styled('main > p { color: #fff }')),
  text('button-in-its-own-color', styled('button { background: #06c; border: 0; color: #06c }')),
  text(
    'overlapping',
    shown(
      '<p style="margin:0">The gauges of the harbour measure it.</p><p style="margin:-1.4em 0 0">Each of them is read twice an hour.</p>',
    ),
  ),
  text(
    'heading-below-its-box',
    styled(
      '.low { height: 2.5em; width: 300px; font: 32px/1.2 serif; margin: 0 0 16px } .low + p { width: 340px }',
      `<h2 class="low">A bed with a wardrobe underneath and room for a bicycle too</h2><p>${words}</p>`,
    ),
  ),
  text(
    'overlapping-absolute',
    shown(
      '<div style="position:relative"><h2 style="margin:0">Gauges of the harbour</h2><h3 style="position:absolute;left:0;top:0;margin:0">Read twice an hour</h3></div>',
    ),
  ),
  text(
    'badge-over-heading',
    shown(
      '<div style="position:relative;padding:1rem;margin-top:900px"><b style="position:absolute;top:1rem;left:1rem;background:#06c;color:#fff;padding:.5rem 1rem">Most popular</b><h3 style="margin:0">Studio</h3><p>Gauges for a crew.</p></div>',
    ),
  ),
  text(
    'badge-over-heading-end',
    shown(
      '<div style="position:relative;padding:1rem;width:20rem"><b style="position:absolute;top:1rem;right:1rem;background:#06c;color:#fff;padding:.5rem 1rem">From £24</b><h3 style="margin:0">Harbour gauges with their guests</h3><p>Gauges for a crew.</p></div>',
    ),
  ),
  text('text-under-next-card', styled(...cards('.card { height: 4rem; background: #fff }'))),
  text('text-under-next-box', styled(...cards('.card { background: #eef } .card div { height: 3rem }'))),
  text('heading-cut', styled('h1 { height: 0.7em; overflow: hidden; line-height: 1.2 }')),
  text(
    'button-cut',
    styled(
      '.buy { display: block; width: 90px; overflow: hidden; white-space: nowrap }',
      '<p><a class="buy" href="/buy">Buy a gauge for your harbour today</a></p>',
    ),
  ),
  text('cut-by-the-window', styled('body { overflow-x: hidden } h1 { width: 600px }'), 390),
  text('cut-at-the-left', styled('h1 { margin-left: -160px; white-space: nowrap }'), 390),
  text('tile-too-low', styled(tile, `<div class="tile"><h3>Gauges</h3><p>${words.repeat(4)}</p></div>`)),
  text('table-cut-off', styled('.plans { overflow: hidden } table { white-space: nowrap }', `<div class="plans">${wideTable}</div>`), 390),
  text(
    'long-word-cut-off',
    styled(
      '.top { overflow: hidden } h2 { font: 700 44px Arial, sans-serif }',
      '<div class="top"><div><h2>Gezeitenberechnungstabelle</h2><p>For every harbour.</p></div></div>',
    ),
    390,
  ),
  text(
    'lines-on-each-other',
    styled('h2 { font-size: 43px; line-height: 24px }', '<h2>A table of tides for every harbour on the coast</h2>'),
    390,
  ),
  text('rows-of-boxes-cut-off', boxedTable(''), 390),
  text('flex-rows-cut-off', boxedTable('.row { display: flex } .row > * { flex: 0 0 170px }', '<div>'), 390),
  text('one-grid-cut-off', boxedTable('.plans { display: grid; grid-template-columns: repeat(4, 170px) } .row { display: contents }'), 390),
  text(
    'css-table-cut-off',
    boxedTable('.plans .row { display: table-row } .row > * { display: table-cell; min-width: 170px; white-space: nowrap }'),
    390,
  ),
  text(
    'rows-around-a-field-called-children',
    styled(
      '.plans { overflow: hidden } .plans > * { display: grid; grid-template-columns: repeat(4, 170px) }',
      `<div class="plans">${'<div><span>Crew</span><span>Twelve gauges</span><span>As many as you like</span><span>$9 a month</span></div>'.repeat(3)}<form action="/book"><label>Children <input name="children" size="4"></label><button>Book</button><span>Any number of them</span><span>$99 a month</span></form></div>`,
    ),
    390,
  ),
  text(
    'table-cut-off-in-a-box-called-scroll',
    styled(
      '.pg-scroll { overflow: hidden } table { white-space: nowrap }',
      `<div class="pg-scroll">${wideTable.replace('<table', '<table class="pg-table"')}</div>`,
    ),
    390,
  ),
  text('heading-broken-in-words', styled('h1 { word-break: break-all }'), 390),
  text('heading-wider-than-its-box', styled('h1 { width: 80px; overflow-wrap: anywhere }'), 390),
  text('field-in-its-own-color', styled('input { background: #fff; color: #fdfdfd }')),
  text(
    'select-in-its-own-color',
    styled('select { background: #234; color: #243444 }', '<label>Harbour <select><option>Cuxhaven</option></select></label>'),
  ),
  text('text-lost-on-picture', styled(`.band { ${onPicture}; color: #666 }`, '<div class="band"><h2>Every harbour</h2></div>')),
  text(
    'text-lost-on-image',
    styled('.band { position: relative } .band h2 { position: absolute; left: 9px; top: 0; color: #666 }', bandOf),
  ),
  use(
    'button-beneath-button',
    styled(
      '.b { margin-left: -6em; background: #fff; padding: 9px }',
      '<p><a href="/start">Start free today</a><a class="b" href="/demo">See a demo</a></p>',
    ),
  ),
  text(
    'hero-cut',
    styled(
      '.h { height: 60vh; overflow: hidden } .h p { margin-top: 59.5vh }',
      '<div class="h"><p>Every harbour has a gauge that is read twice an hour.</p></div>',
    ),
  ),
  { name: 'countdown-below-zero', finds: 'page-values', site: shown('<p>Ends in <b>-3</b> days <b>-4</b> hours</p>') },
  {
    name: 'drawn-placeholder',
    finds: 'image-quality',
    site: plantedSite({
      body: (page) => page.replace('/screen.png', '/screen.svg'),
      files: { '/screen.svg': drawing(`<rect width="640" height="400" fill="#ccc"/><text x="300" y="212">640 × 400</text>`) },
    }),
  },
  {
    name: 'image-placeholder',
    finds: 'image-quality',
    site: shown(
      `<img id="p" alt="The tide table" width="600" height="400"><script>
      const box = document.createElement('canvas'); [box.width, box.height] = [600, 400]
      const pen = box.getContext('2d'); pen.fillStyle = '#ccc'; pen.fillRect(0, 0, 600, 400)
      pen.fillStyle = '#777'; pen.font = '60px sans-serif'; pen.fillText('600 x 400', 160, 220); p.src = box.toDataURL()</script>`,
    ),
  },
  {
    name: 'logo-stretched',
    finds: 'image-quality',
    site: shown(
      '<a href="/story"><svg viewBox="0 0 120 40" width="360" height="40" preserveAspectRatio="none"><text y="28">Tidewatch</text></svg></a>',
    ),
  },
  {
    name: 'drawing-stretched',
    finds: 'image-quality',
    site: shown(
      '<svg role="img" aria-label="A buoy at sea" viewBox="0 0 200 200" width="500" height="160" preserveAspectRatio="none"><circle cx="100" cy="100" r="80" fill="#c30"/></svg>',
    ),
  },
  { name: 'image-stretched', finds: 'image-quality', site: styled('img { width: 500px; height: 120px }') },
  {
    name: 'image-blurred',
    finds: 'image-quality',
    site: plantedSite({ files: { '/screen.png': { type: 'image/png', body: png(160, 100) } } }),
  },
  {
    name: 'image-cut-off',
    finds: 'broken-images',
    site: plantedSite({ files: { '/screen.png': { type: 'image/png', body: png(1280, 800).subarray(0, -30) } } }),
  },
]
