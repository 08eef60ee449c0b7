import { isLoopbackHost, withoutWww } from '../../hosts.ts'
import { addressForms, squash } from '../fold.ts'

/** Hosts shared by many owners, whose own label comes before them. */
const sharedHosts =
  /\.(?:github\.io|gitlab\.io|codeberg\.page|vercel\.app|now\.sh|netlify\.app|netlify\.com|pages\.dev|workers\.dev|web\.app|firebaseapp\.com|herokuapp\.com|is-a\.dev|surge\.sh|onrender\.com|render\.com|fly\.dev|wixsite\.com|wordpress\.com|blogspot\.com|carrd\.co|notion\.site|webflow\.io|framer\.(?:app|website|ai)|lovable\.app|replit\.app|repl\.co|streamlit\.app|hf\.space|js\.org|readthedocs\.(?:io|org)|rtfd\.io|sourceforge\.(?:net|io)|glitch\.me|weebly\.com|squarespace\.com|myshopify\.com|azurewebsites\.net|azurestaticapps\.net|cloudfront\.net|amplifyapp\.com|neocities\.org|eu\.org|deno\.dev|appspot\.com|itch\.io|gumroad\.com|gitbook\.io|bubbleapps\.io|softr\.app|tilda\.ws|jimdofree\.com|strikingly\.com)$/

const noise = /^(?:www|ww2|m|web|home|en|app|docs|doc|site|landing|get|try|go|main|info|about|demo|beta|dev)$/
const secondLevel = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu', 'or', 'ne', 'gob', 'gouv'])

type HostLabels = {
  /** Possible names of the product, and how strongly each confirms an equal name. */
  labels: { label: string; weight: number }[]
  /** The host as a whole, for names such as acme.com. */
  whole: string
  /** Whether the URL is part of a bigger site, whose host may be named after the owner: play.acme.com, ada.github.io/acme. */
  nested: boolean
}

/** What a URL calls the site, letters and digits only, most telling first. */
export function hostLabels(address: string): HostLabels {
  if (!URL.canParse(address)) return nowhere
  const { hostname, pathname } = new URL(address)
  if (/^[\d.]+$|:/.test(hostname) || isLoopbackHost(hostname)) return nowhere
  const whole = plain(withoutWww(hostname))
  const shared = sharedHosts.test(hostname)
  const useful = (shared ? hostname.replace(sharedHosts, '') : ownLabels(hostname))
    .split('.')
    .map(plain)
    .filter((label) => label.length > 1 && !noise.test(label))
  if (/\.(?:github|gitlab)\.io$/.test(hostname)) {
    const folder = pathname.split('/').map(plain)[1] ?? ''
    if (folder.length > 2 && !noise.test(folder) && !folder.startsWith('index'))
      return { labels: [{ label: folder, weight: 3.5 }, ...weighing(useful, 1)], whole, nested: true }
  }
  const [own, others] = shared ? [useful.slice(0, 1), useful.slice(1)] : [useful.slice(-1), useful.slice(0, -1)]
  const nested = !shared && others.some((label) => label.length > 2)
  return { labels: [...weighing(own, nested ? 2.2 : 3.5), ...weighing(others, 2.5)], whole, nested }
}

const nowhere: HostLabels = { labels: [], whole: '', nested: false }

const weighing = (labels: string[], weight: number) => labels.map((label) => ({ label, weight }))

const plain = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function ownLabels(hostname: string): string {
  const labels = hostname.split('.').slice(0, -1)
  return (labels.length > 1 && secondLevel.has(labels.at(-1) ?? '') ? labels.slice(0, -1) : labels).join('.')
}

const affix =
  /^(?:get|try|use|go|join|my|the|hello|meet|with)(?=.{3})|(?<=.{3})(?:app|apps|hq|ai|io|js|labs|dev|software|online|web|site|com|org|net|landing|website|releases|page|pages|docs|studios?|agency|group|company|team|tech|digital|design|club|online)$/g

/** How well a name fits a label: 1 when equal, less when equal but for words such as get- or -app or left-out words, 0 otherwise. */
export function labelMatch(name: string, label: string): number {
  const forms = addressForms(squash(name))
  if (forms.includes(label)) return 1
  const bare = label.replace(affix, '')
  if (forms.includes(bare)) return 0.9
  if (forms.some((form) => form.replace(affix, '') === bare)) return 0.7
  return leavesWordsOut(name, label) ? 0.6 : 0
}

/** "Acme Garden Tools" at acmetools. */
function leavesWordsOut(name: string, label: string): boolean {
  let rest = label
  let used = 0
  for (const [index, word] of name.split(/\s+/).map(squash).entries()) {
    if (word === '' || !rest.startsWith(word)) {
      if (index === 0) return false
      continue
    }
    rest = rest.slice(word.length)
    used++
  }
  return rest === '' && used > 1
}
