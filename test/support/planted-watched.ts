import { plantedSite, type PlantedSite } from './planted-site.ts'

/** A page that does all a page may do while it loads, and has three faults: an error, small text on phones, and dark text in the dark. */
export const watchedTraps: PlantedSite = plantedSite({
  head: (text) =>
    `${text}<style>@media (max-width: 600px) { main p { font-size: 9px } } @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } main > p { color: #444 } }</style>`,
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
        setTimeout(() => { throw new RangeError('No tide') }, 300)
      `,
    },
  },
})
