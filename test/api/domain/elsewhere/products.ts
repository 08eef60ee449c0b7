import type { ElsewhereProduct } from '../../../../api/domain/elsewhere/product.ts'

/** The day of all plans is November 22, 2026. Where `launchDay` is null, the launch has no day yet. */
export type Invented = {
  what: string
  product: ElsewhereProduct
  wishes?: { budget?: number; followedOnly?: boolean; acceptsBadges?: boolean }
  launchDay: string | null
  /** For at least three directories: null if it fits, else words of a reason. Written by hand from their facts. */
  expected: Record<string, string | null>
}

const product = (url: string, categories: string[], more: Partial<ElsewhereProduct> = {}): ElsewhereProduct => ({
  url,
  categories,
  pricing: 'freemium',
  platforms: ['web'],
  languages: ['en'],
  countries: [],
  subject: '',
  texts: '',
  isReleased: true,
  releasedOn: '2026-01-10',
  isOpenSource: false,
  ...more,
})

const domain = 'own domain'
const openSource = 'Open-source products only'
const badge = 'needs its badge'

/** Twenty products, each with something that opens or closes some directories. */
export const invented: Invented[] = [
  {
    what: 'a calendar for teams',
    product: product('https://tidecal.com/', ['productivity']),
    launchDay: '2026-12-07',
    expected: {
      'product-hunt': null,
      betalist: 'no free listing',
      saashub: null,
      devhunt: 'Only takes Developer tools',
      lobsters: 'Its readers',
      'v2ex-create': 'Chinese',
    },
  },
  {
    what: 'a command-line tool, open source',
    product: product('https://kettle.dev/', ['developer-tools'], {
      isOpenSource: true,
      pricing: 'free',
      platforms: ['cli', 'linux', 'macos'],
    }),
    launchDay: '2026-12-14',
    expected: {
      devhunt: null,
      openalternative: null,
      flathub: 'Only for: Linux',
      fosshub: null,
      'awesome-selfhosted': 'Only for: Web',
      futurepedia: 'Only takes AI',
    },
  },
  {
    what: 'a writing assistant with AI, and US$100',
    product: product('https://quillfish.ai/', ['ai', 'writing-documentation']),
    wishes: { budget: 100 },
    launchDay: '2026-12-07',
    expected: {
      'theres-an-ai-for-that': null,
      toolify: null,
      futurepedia: 'US$497',
      toolpilot: badge,
      'future-tools': null,
    },
  },
  {
    what: 'a picture maker with AI, without a budget, that shows badges',
    product: product('https://paintsnail.app/', ['ai', 'photo-video']),
    wishes: { acceptsBadges: true },
    launchDay: null,
    expected: {
      toolpilot: null,
      fazier: null,
      'theres-an-ai-for-that': 'no free listing',
      'topai-tools': 'no free listing',
      devhunt: 'Only takes',
    },
  },
  {
    what: 'a demo on a shared host',
    product: product('https://fogmap.vercel.app/', ['travel-hospitality']),
    launchDay: '2026-12-07',
    expected: { betalist: domain, saashub: domain, 'indie-hackers': null },
  },
  {
    what: 'a page at GitHub',
    product: product('https://ada.github.io/gauges/', ['data-analytics'], { isOpenSource: true, pricing: 'free' }),
    launchDay: null,
    expected: { saashub: domain, stackshare: null, devhunt: null, 'opensource-builders': null },
  },
  {
    what: 'an iPhone app',
    product: product('https://stepsloth.app/', ['health-fitness'], { platforms: ['ios'], pricing: 'one_time' }),
    wishes: { budget: 120 },
    launchDay: '2026-12-21',
    expected: { 'app-store': null, 'google-play': 'Only for: Android', setapp: null, 'f-droid': openSource },
  },
  {
    what: 'an Android app, open source, without a budget',
    product: product('https://birdlog.org/', ['lifestyle'], { platforms: ['android'], isOpenSource: true, pricing: 'free' }),
    launchDay: '2026-12-21',
    expected: { 'f-droid': null, izzyondroid: null, 'google-play': null, 'app-store': 'Only for: iOS and macOS' },
  },
  {
    what: 'a browser extension',
    product: product('https://tabmoss.com/', ['browser-extensions'], { platforms: ['browser'] }),
    wishes: { budget: 5 },
    launchDay: '2026-12-07',
    expected: { 'chrome-web-store': null, 'firefox-add-ons': null, 'edge-add-ons': null, 'raycast-store': 'Raycast', snapmunk: 'closed' },
  },
  {
    what: 'a server for agents',
    product: product('https://portolan.dev/', ['ai', 'developer-tools'], { platforms: ['ai-agent', 'api'] }),
    launchDay: null,
    expected: { 'mcp-registry': null, glama: null, 'mcp-tc': null, pulsemcp: 'closed', saaspo: 'Only for: Web' },
  },
  {
    what: 'a Chinese note app',
    product: product('https://biji.cn/', ['productivity'], { languages: ['zh-CN'] }),
    launchDay: '2026-12-07',
    expected: { 'v2ex-create': null, sspai: null, alternativeto: 'English', 'geeknews-show': 'Korean' },
  },
  {
    what: 'a Korean tool for developers, live',
    product: product('https://namu.kr/', ['developer-tools'], { languages: ['ko', 'en'] }),
    launchDay: '2026-11-16',
    expected: { 'geeknews-show': null, alternativeto: null, 'ruanyf-weekly': 'Chinese', devhunt: null },
  },
  {
    what: 'a product behind a waiting list',
    product: product('https://soonish.io/', ['marketing-seo'], { isReleased: false, releasedOn: null }),
    launchDay: '2026-12-14',
    expected: { 'show-hn': 'people can use now', uneed: 'people can use now', alternativeto: 'people can use now', 'product-hunt': null },
  },
  {
    what: 'a self-hosted tool of six weeks',
    product: product('https://larder.net/', ['food-drink'], { isOpenSource: true, pricing: 'free', releasedOn: '2026-10-10' }),
    launchDay: '2026-12-07',
    expected: {
      'awesome-selfhosted': '120 days',
      'opensource-builders': null,
      'opensourcealternative-to': null,
      'raycast-store': 'Raycast',
    },
  },
  {
    what: 'a self-hosted tool that is old enough',
    product: product('https://cellar.net/', ['food-drink'], {
      texts: 'A self-hosted cellar book',
      isOpenSource: true,
      pricing: 'free',
      releasedOn: '2026-06-01',
    }),
    launchDay: '2026-12-07',
    expected: { 'awesome-selfhosted': null, openalternative: null, 'f-droid': 'Only for: Android' },
  },
  {
    what: 'a shop app',
    product: product('https://cartwhale.com/', ['ecommerce-marketplace'], { platforms: ['shopify', 'web'], pricing: 'subscription' }),
    wishes: { budget: 40, followedOnly: true },
    launchDay: '2026-12-07',
    expected: { 'shopify-app-store': null, betalist: null, capterra: 'nofollow', 'nick-launches': null },
  },
  {
    what: 'a paid app for Windows',
    product: product('https://winmoor.com/', ['utilities'], { platforms: ['windows'], pricing: 'paid' }),
    launchDay: null,
    expected: { winget: null, 'microsoft-store': null, fosshub: 'Only takes free products', flathub: 'Only for: Linux' },
  },
  {
    what: 'a game',
    product: product('https://anchorfall.com/', ['games'], { platforms: ['windows', 'linux', 'web'], pricing: 'paid' }),
    launchDay: '2026-12-07',
    expected: { 'itch-io': null, flathub: null, stackshare: 'Only takes', 'tool-finder': 'Only takes Productivity' },
  },
  {
    what: 'an editor extension',
    product: product('https://lintbuoy.dev/', ['developer-tools'], {
      platforms: ['vscode', 'jetbrains'],
      isOpenSource: true,
      pricing: 'free',
    }),
    wishes: { followedOnly: true },
    launchDay: '2026-12-07',
    expected: {
      'visual-studio-marketplace': null,
      'jetbrains-marketplace': null,
      lobsters: 'nofollow',
      'peerlist-launchpad': 'nofollow',
      devhunt: null,
    },
  },
  {
    what: 'a product of which little is known',
    product: product('https://mystery.co/', [], { platforms: [], languages: [], pricing: null, releasedOn: null }),
    launchDay: null,
    expected: { devhunt: null, 'f-droid': openSource, sspai: null, 'theres-an-ai-for-that': 'no free listing', slant: 'closed' },
  },
]
