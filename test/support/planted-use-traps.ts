import { plantedSite, png } from './planted-site.ts'
import type { PlantedTrap } from './planted-traps.ts'
import { drawing, long, onPicture, shown, styled, words, wrapped } from './planted-use.ts'

const scripted = (markup: string, script: string) =>
  plantedSite({ body: (text) => `${text.replace('</main>', `${markup}</main>`)}<script>${script}</script>` })

const drawn = (name: string, body: string, rule = ''): PlantedTrap => ({
  name,
  site: plantedSite({
    head: (text) => `${text}<style>${rule}</style>`,
    body: (page) => page.replace('/screen.png', '/screen.svg'),
    files: { '/screen.svg': drawing(body) },
  }),
})

/** What looks like a fault that keeps people from using or reading a page, but isn’t. */
export const useTraps: PlantedTrap[] = [
  {
    name: 'field-named-children',
    site: shown(
      '<form action="/" method="get"><p><label>Children <input name="children" type="number" style="font-size:1rem"></label></p><button style="min-height:2rem">Find a berth</button></form>',
    ),
  },
  {
    name: 'numbers-in-drawings',
    site: shown(
      '<svg width="320" height="60" style="margin-block:1rem" aria-hidden="true"><text x="10" y="20">4.2 m</text><a href="#top"><text x="90" y="20">12:40</text></a></svg><p>The gauge stands at <math><mn>4</mn><mo>.</mo><mn>2</mn></math> metres.</p>',
    ),
  },
  {
    name: 'drawings-of-any-shape',
    site: shown(
      `<svg viewBox="0 0 100 10" width="600" height="60" preserveAspectRatio="none" aria-hidden="true"><path d="M0 5q25 9 50 0t50 0v5H0z"/><circle cx="9" cy="5" r="3"/></svg>
      <svg role="img" aria-label="Visits over 30 days" viewBox="0 0 100 40" width="500" height="60" preserveAspectRatio="none"><path d="M0 30L100 5" stroke="#06c"/><circle cx="90" cy="9" r="3"/></svg>
      <svg role="img" aria-label="Trend of the tide" viewBox="0 0 100 40" width="500" height="60" preserveAspectRatio="none"><path d="M0 30L100 5" stroke="#06c"/><circle cx="90" cy="9" r="3"/></svg>
      <a href="/story"><svg viewBox="0 0 120 40" width="132" height="40" preserveAspectRatio="none"><text y="28">Tidewatch</text></svg></a>
      <svg role="img" aria-label="A buoy" viewBox="0 0 200 200" width="500" height="160"><circle cx="100" cy="100" r="80"/></svg>`,
    ),
  },
  drawn('drawn-screen', '<rect width="640" height="400" fill="#ccc"/><text x="30" y="212">High water 12:40</text>'),
  drawn('drawing-on-another-ground', '<path d="M20 300h600" stroke="#fff" stroke-width="6"/>', 'main img { background: #123 }'),
  { name: 'app-shell', site: wrapped('html, body { height: 100%; overflow: hidden; margin: 0 } .page { height: 100%; overflow: auto }') },
  { name: 'scrolling-body', site: styled('html { overflow: hidden; height: 100% } body { overflow: auto; height: 100% }', long) },
  { name: 'wheel-driven', site: wrapped('html, body { overflow: hidden } .page { transform: translate3d(0, 0, 0); height: 100vh }') },
  { name: 'slides', site: styled('html, body { overflow: hidden }', `<div class="fullpage-wrapper">${long}</div>`) },
  { name: 'text-on-picture', site: styled(`.band { ${onPicture}; color: #fff }`, '<div class="band"><h2>Every harbour</h2></div>') },
  {
    name: 'text-on-shaded-picture',
    site: styled(
      `.band { ${onPicture}; background-image: linear-gradient(#fffd, #fffd), url(/screen.png); color: #555 }`,
      '<div class="band"><h2>Every harbour</h2></div>',
    ),
  },
  {
    name: 'text-on-covered-picture',
    site: styled(
      `.band { ${onPicture}; position: relative; color: #555 } .band::before { content: ""; position: absolute; inset: 0; background: #fffd } h2 { position: relative }`,
      '<div class="band"><h2>Every harbour</h2></div>',
    ),
  },
  {
    name: 'text-below-scrolled-picture',
    site: styled(
      `.box { height: 60px; overflow: auto } .band { ${onPicture}; height: 400px } .below { color: #666; margin: 0 }`,
      '<div class="box"><div class="band"></div></div><h2 class="below">Every harbour</h2>',
    ),
  },
  { name: 'dark-field', site: styled('input { background: #123; color: #fff } ::placeholder { color: transparent }') },
  {
    name: 'other-prices',
    site: shown(
      '<div><h3>Crew</h3><p>$9 per month</p><p>One boat.</p></div><div><h3>Harbour</h3><p>$49 per month</p></div><p>Crew is $9 a month, Harbour $49 a month. Students get Crew for $4 per month. From $5 per month for Crew.</p><p>The crew of a boat pays $30 per month for fuel.</p>',
    ),
  },
  { name: 'countdown', site: shown('<p>Ends in 3 days 4 hours. Between -3 and 4 degrees, for 2-3 days.</p>') },
  { name: 'collapsed-answer', site: shown(`<div style="height:0;overflow:hidden">${long}</div>`) },
  {
    name: 'dialog-open',
    site: styled(
      'body { overflow: hidden }',
      `${long}<div role="dialog" aria-modal="true" style="position:fixed;left:0;bottom:0;background:#fff;padding:9px">New tides <button>Close</button></div>`,
    ),
  },
  {
    name: 'cookie-bar',
    site: shown(
      '<div style="position:fixed;inset:auto 0 0;height:120px;background:#fff">We use cookies. <button>Accept</button></div><p style="height:150px"></p><p><a href="/start">Start free</a></p>',
    ),
  },
  {
    name: 'card-as-link',
    site: styled(
      '.card { position: relative } .card a::after { content: ""; position: absolute; inset: 0 }',
      '<div class="card"><h2><a href="/harbours">Harbours</a></h2><p>All of them.</p><button>Read</button></div>',
    ),
  },
  { name: 'ornament-over-button', site: shown('<div style="position:absolute;inset:0;pointer-events:none"></div>') },
  {
    name: 'same-button-elsewhere',
    site: shown(
      '<div style="position:relative"><a href="/start">Get started</a><span style="position:absolute;inset:0"></span></div><p><a href="/start">Get started</a></p>',
    ),
  },
  {
    name: 'drawer-with-button',
    width: 390,
    site: shown('<div style="position:fixed;left:100%;top:0;width:300px;height:100%"><a href="/start">Start free today</a></div>'),
  },
  {
    name: 'loaded-late',
    site: scripted('<p id="late">Loading…</p>', 'setTimeout(() => { late.textContent = "High water at noon." }, 2500)'),
  },
  { name: 'loading-in-code', site: shown('<pre><code>Loading...</code></pre><p>Loading docks are open all night long.</p>') },
  { name: 'shop-in-german', site: shown('<h2>Laden</h2><p>In Lübeck.</p><h2>Loading docks</h2><p>In Bremen.</p>') },
  {
    name: 'loading-for-readers',
    site: styled('.r { position: absolute; width: 1px; height: 1px; overflow: hidden }', '<p class="r" role="status">Loading…</p>'),
  },
  { name: 'button-that-says-loading', site: shown('<button disabled>Loading…</button>') },
  {
    name: 'revealed-by-scroll',
    site: shown(`<div style="height:1200px"></div><h2 style="opacity:0">Harbours</h2><p style="opacity:0">${words}</p>`),
  },
  {
    name: 'revealed-late',
    site: scripted(
      `<p id="late" style="opacity:0;transition:opacity 0.5s">${words}</p>`,
      'setTimeout(() => { late.style.opacity = 1 }, 2000)',
    ),
  },
  {
    name: 'fading-slides',
    site: shown(
      `<div style="display:grid">${[1, 0, 0].map((opacity) => `<p style="grid-area:1/1;opacity:${opacity}">${words}</p>`).join('')}</div>`,
    ),
  },
  {
    name: 'tooltip',
    site: shown(
      `<p style="position:relative">Tides <span style="position:absolute;top:2rem;opacity:0">${words}</span></p><button style="opacity:0">Copy</button>`,
    ),
  },
  { name: 'heading-anchor', site: shown('<h2>Harbours <a href="#harbours" id="harbours" style="opacity:0">#</a></h2>') },
  {
    name: 'gradient-text',
    site: shown(
      '<h2 style="background:linear-gradient(#036,#069);background-clip:text;-webkit-background-clip:text;color:transparent">Harbours of the north</h2>',
    ),
  },
  {
    name: 'outlined-text',
    site: shown(
      '<h2 style="color:#fff;-webkit-text-stroke:1px #036">Harbours of the north</h2><h2 style="color:#fff;text-shadow:0 0 4px #000">Harbours of the south</h2>',
    ),
  },
  {
    name: 'white-on-picture',
    site: shown(
      `<div style="position:relative;height:120px"><img src="/screen.png" alt="" width="600" height="120" style="position:absolute;inset:0;height:120px;z-index:-1"><h2 style="color:#fff">Harbours of the north</h2></div><div style="background:url(/screen.png)"><p style="color:#fff">${words}</p></div>`,
    ),
  },
  {
    name: 'for-screen-readers',
    site: shown(
      `<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap">${words}</p><h2 style="text-indent:-999px;overflow:hidden;white-space:nowrap;background:#036;width:99px">Harbours</h2>`,
    ),
  },
  {
    name: 'dots-and-clamps',
    site: shown(
      `<h2 style="width:9ch;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Harbours of the north</h2><h3 style="display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;width:20ch">${words.repeat(2)}</h3>`,
    ),
  },
  {
    name: 'fade-and-more',
    site: styled(
      '.more { height: 80px; overflow: hidden; position: relative } .more::after { content: ""; position: absolute; inset: 40px 0 0; background: linear-gradient(transparent, #fff) }',
      `<div class="more"><p>${words.repeat(9)}</p></div><div><div style="height:70px;overflow:hidden"><p>${words.repeat(9)}</p></div><button aria-expanded="false">Show more</button></div>`,
    ),
  },
  {
    name: 'heading-below-its-box-with-room',
    site: styled(
      '.low { height: 2.5em; width: 300px; font: 32px/1.2 serif; margin: 0 0 130px } .low + p { width: 340px }',
      '<h2 class="low">A bed with a wardrobe underneath and room for a bicycle too</h2><p>Made to your room.</p>',
    ),
  },
  {
    name: 'tight-lines-below-each-other',
    site: styled('.tight { font: 32px/0.95 serif; margin: 0 }', '<h2 class="tight">Gauges, jetties</h2><p class="tight">and quays</p>'),
  },
  {
    name: 'tight-heading',
    site: shown(
      '<h2 style="line-height:0.9;overflow:hidden;letter-spacing:-0.04em;font-size:3rem">Typography of gauges, jetties and quays</h2>',
    ),
  },
  {
    name: 'split-letters',
    site: shown(
      `<h2 style="overflow:hidden">${'Harbours'
        .split('')
        .map((letter) => `<span style="display:inline-block">${letter}</span>`)
        .join('')}</h2>`,
    ),
  },
  {
    name: 'ticker',
    site: styled(
      '@keyframes run { to { transform: translateX(-50%) } } .run { overflow: hidden } .run div { display: flex; width: 3000px; animation: run 60s linear infinite }',
      `<div class="run"><div>${`<h3 style="width:500px">${words}</h3>`.repeat(6)}</div></div>`,
    ),
  },
  {
    name: 'peeking-carousel',
    width: 390,
    site: styled(
      'body { overflow-x: hidden }',
      `<div style="overflow-x:auto;display:flex">${`<h3 style="flex:0 0 250px">${words}</h3>`.repeat(4)}</div>`,
    ),
  },
  {
    name: 'ghost-word',
    site: shown(
      '<div style="position:relative"><b style="position:absolute;top:-1.5rem;font-size:6rem;color:#f4f4f4;z-index:-1">Harbours</b><h2>Harbours of the north sea</h2></div>',
    ),
  },
  {
    name: 'letters-small-and-raised',
    site: shown('<p>Tide<sup>2</sup> and <ruby>潮<rt>しお</rt></ruby> H<sub>2</sub>O, <s>8 €</s> 4 €</p>'),
  },
  { name: 'sticky-header', site: styled('header { position: sticky; top: 0; background: #fff }', long) },
  {
    name: 'covered-slide',
    site: shown(
      `<div style="display:grid"><p style="grid-area:1/1">${words}</p><p style="grid-area:1/1;background:#fff">Another tide, another table, another gauge in another harbour.</p></div>`,
    ),
  },
  {
    name: 'double-for-effect',
    site: shown(
      '<h2 style="display:grid"><span style="grid-area:1/1">Harbours</span><span style="grid-area:1/1;transform:translate(1px,1px);color:#888">Harbours</span></h2>',
    ),
  },
  { name: 'image-cropped', site: styled('img { width: 500px; height: 120px; object-fit: cover }') },
  {
    name: 'image-with-padding',
    site: styled('img { box-sizing: border-box; width: 640px; height: 440px; padding: 20px 0; border: 0 solid }'),
  },
  {
    name: 'pixel-art',
    site: plantedSite({
      body: (page) => page.replace('<img', '<img style="image-rendering:pixelated"'),
      files: { '/screen.png': { type: 'image/png', body: png(64, 40) } },
    }),
  },
  {
    name: 'image-stands-in',
    site: plantedSite({
      body: (page) => page.replace('<img', '<img data-src="/large.png"'),
      files: { '/screen.png': { type: 'image/png', body: png(64, 40) } },
    }),
  },
  {
    name: 'clamped-lines',
    site: shown(
      `<p style="margin:0;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;width:30ch">${words.repeat(3)}</p><small style="font-size:13px">Reported in October</small>`,
    ),
  },
]
