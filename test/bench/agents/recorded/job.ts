import type { Step } from '../clients/client.ts'

// What a coding agent did with the sample product's site, word for word; only the site's origin is put in.

export const prompt = 'Get this product site ready for launch on Slipway, then create the draft. The site is served from this folder.'

const page = 'index.html'
const description =
  'Finchnote turns merged pull requests into release notes in plain language, shows them inside your product and counts who reads them.'

const head = (origin: string) => `<title>Finchnote – Release notes that your users read</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${origin}/">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<meta property="og:site_name" content="Finchnote">
<meta property="og:title" content="Release notes that your users read">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${origin}/">
<meta property="og:image" content="${origin}/images/social.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="Finchnote: release notes that your users read">
<meta name="twitter:card" content="summary_large_image">`

const smallHeading = '<h1 style="font-size: clamp(1.9rem, 4vw, 2.75rem)">Know what landed</h1>'
const lastLink = '    <a href="#questions">Questions</a>'

export const audit = (origin: string): Step => ({ tool: 'check_launch_readiness', input: { url: `${origin}/` } })
export const fixes = (origin: string): Step[] => [
  { run: 'ls' },
  { read: page },
  { edit: page, from: '<title>Finchnote</title>\n<meta property="og:title" content="Finchnote">', to: head(origin) },
  { edit: page, from: `      ${smallHeading}`, to: '      <h2>Know what landed</h2>' },
  { edit: page, from: `${lastLink}\n    <a href="/changelog/">Changelog</a>`, to: lastLink },
  { edit: page, from: '  <a href="/changelog/">Changelog</a>', to: '  <a href="/privacy/">Privacy</a>' },
]
export const submit = (origin: string): Step => ({ tool: 'submit_product', input: { url: `${origin}/` } })
export const end: Step = { say: 'The draft is ready for you to finish and submit.' }
