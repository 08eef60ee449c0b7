import { plantedSite, type PlantedSite } from './planted-site.ts'

/** A site that is only found wanting while it loads, or at phone width, and the checks that must find it. */
export type PlantedWatch = { name: string; finds: string[]; says: string; site: PlantedSite }

const js = (body: string) => ({ files: { '/site.js': { type: 'text/javascript', body } } })
const page = plantedSite()['/']?.body.toString() ?? ''
const withPolicy = (policy: string, script: string) =>
  plantedSite({
    files: {
      '/': { type: 'text/html; charset=utf-8', body: page, headers: { 'Content-Security-Policy': policy } },
      '/site.js': { type: 'text/javascript', body: script },
    },
  })

export const plantedWatches: PlantedWatch[] = [
  {
    name: 'throws',
    finds: ['script-errors'],
    says: 'site.js:2:',
    site: plantedSite(js('const gauge = undefined\ngauge.read()')),
  },
  {
    name: 'throws-later',
    finds: ['script-errors'],
    says: 'RangeError: No tide',
    site: plantedSite(js('setTimeout(() => { throw new RangeError("No tide") }, 300)')),
  },
  {
    name: 'rejects',
    finds: ['script-errors'],
    says: 'TypeError: No gauge',
    site: plantedSite(js('Promise.reject(new TypeError("No gauge"))')),
  },
  {
    name: 'blanked',
    finds: ['script-errors', 'visible-content'],
    says: 'left the page blank',
    site: plantedSite({ body: () => '<div id="root"></div>', ...js('document.querySelector("#rooot").innerHTML = "<h1>Tides</h1>"') }),
  },
  {
    name: 'logs',
    finds: ['console-errors'],
    says: 'Gauge 7 is gone',
    site: plantedSite(js('console.error("Gauge %d is %s", 7, "gone")')),
  },
  {
    name: 'policy',
    finds: ['blocked-content'],
    says: 'script-src',
    site: withPolicy(
      "script-src 'self'",
      'const s = document.createElement("script"); s.text = "document.title += 1"; document.head.append(s)',
    ),
  },
  {
    name: 'wide-on-phones',
    finds: ['phone-width'],
    says: 'phone screen',
    site: plantedSite({ body: (text) => text.replace('</main>', '<div style="width:900px;height:20px;background:#ddd"></div></main>') }),
  },
  {
    name: 'small-on-phones',
    finds: ['phone-text'],
    says: 'phone screen',
    site: plantedSite({ head: (text) => `${text}<style>@media (max-width: 600px) { main p { font-size: 9px } }</style>` }),
  },
]

/** What a page may do while it loads without anything being wrong. */
export const watchedTraps: PlantedSite = plantedSite({
  body: (text) => `${text}<iframe src="/frame.html" title="Demo" width="300" height="100"></iframe>`,
  files: {
    '/frame.html': { type: 'text/html', body: '<title>Demo</title><p>Another document</p><script>throw new Error("In a frame")</script>' },
    '/site.js': {
      type: 'text/javascript',
      body: `
        try { missing() } catch {}
        const late = Promise.reject(new Error('Handled later')); setTimeout(() => late.catch(() => {}), 100)
        Promise.reject(new Error('Handled at once')).catch(() => {})
        addEventListener('unhandledrejection', (event) => { if (event.reason === 'expected') event.preventDefault() })
        Promise.reject('expected')
        const canceled = new AbortController(); fetch('/site.css', { signal: canceled.signal }); canceled.abort()
        addEventListener('error', (event) => { if (event.message.includes('expected')) event.preventDefault() })
        setTimeout(() => { throw new Error('An expected error') })
        const box = document.querySelector('main')
        new ResizeObserver(() => { box.style.paddingBottom = (parseFloat(box.style.paddingBottom || 0) + 1) % 3 + 'px' }).observe(box)
        dispatchEvent(new ErrorEvent('error', { message: 'Made up', filename: location.href }))
        console.error(); console.warn('Low tide'); console.log('High tide')
        console.error('%cStop!', 'font-size: 40px')
        if (!/native code/.test(Function.prototype.toString.call(console.error))) throw new Error('console.error was changed')
        if (console.error.name !== 'error' || console.error.length !== 0) throw new Error('console.error was renamed')
      `,
    },
  },
})
