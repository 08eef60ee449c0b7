import { expect, it } from 'vitest'
import { exposedKeys } from '../../../../../shared/audit/checks/page/exposed-keys.ts'
import { readScriptKeys } from '../../../../../shared/page/doubts/read-keys.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const page = (body: string, url = 'https://tidewatch.dev/') => localFacts(readPage(`<title>Tidewatch</title><body>${body}</body>`, { url }))
const script = (code: string, url?: string) => page(`<script>${code}</script>`, url)
/** Written in two parts, so that no scanner takes a test for a leak. */
const key = (start: string, rest: string) => `${start}${rest}`
const random = '51Hq9ZkLrTw8XyBvCnMfGdJpQeUaSo'
const jwt = (role: string) =>
  `${btoa('{"alg":"HS256","typ":"JWT"}')}.${btoa(`{"iss":"supabase","role":"${role}","iat":1700000000}`)}.${random}`.replaceAll('=', '')

judge(exposedKeys, [
  ['nothing', page('<p>Tides</p>'), 'pass'],
  ['a secret key', script(`const stripe = '${key('sk_li', `ve_${random}`)}'`), 'fail', '“Stripe secret key: sk_live_51Hq…”'],
  ['an AWS key', script(`accessKeyId: "${key('AKI', 'AQ7W2ZK4MNP3RTXYB')}"`), 'fail', 'AWS access key'],
  [
    'a token in an attribute',
    page(`<div data-token="${key('gh', 'p_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hIj')}"></div>`),
    'fail',
    'GitHub token',
  ],
  ['a key for everything', script(`createClient(url, "${jwt('service_role')}")`), 'fail', 'Supabase service_role key'],
  ['a key for the public', script(`createClient(url, "${jwt('anon')}")`), 'pass'],
  ['a database', script(`url = "postgres://tide:${random}@db.tidewatch.dev/tides"`), 'fail', 'database password'],
  ['a made-up key', script(`const id = '${key('AKI', 'AIOSFODNN7EXAMPLE')}'`), 'pass'],
  [
    'a key in a code sample',
    page(`<pre>${key('sk_li', `ve_${random}`)}</pre><script>{"post":"${key('sk_li', `ve_${random}`)}"}</script>`),
    'pass',
  ],
  ['a public key', script(`Stripe('${key('pk_li', `ve_${random}`)}')`), 'pass'],
  ['a test key', script(`Stripe('pk_test_${random}')`), 'fail', 'A test key is in use'],
  ['a test key under development', script(`Stripe('pk_test_${random}')`, 'http://localhost:3000/'), 'pass'],
  [
    'a captcha that everybody passes',
    page('<div class="g-recaptcha" data-sitekey="6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI"></div>'),
    'fail',
    'reCAPTCHA',
  ],
  [
    'another captcha that everybody passes',
    page('<div class="cf-turnstile" data-sitekey="1x00000000000000000000AA"></div>'),
    'fail',
    'Turnstile',
  ],
  ['a captcha', page('<div class="cf-turnstile" data-sitekey="0x4AAAAAAABkMYinukE8nzYS"></div>'), 'pass'],
  ['no ID', page('<script src="https://www.googletagmanager.com/gtag/js?id=G-XXXXXXXXXX"></script>'), 'warn', 'G-XXXXXXXXXX'],
  ['another without ID', script("gtm('GTM-XXXXXXX')"), 'warn', 'GTM-XXXXXXX'],
  ['a pixel without ID', script("fbq('init', 'YOUR_PIXEL_ID')"), 'warn', 'Meta pixel'],
  ['a name to fill in', script('chat.start("YOUR_WEBSITE_ID")'), 'warn', 'YOUR_WEBSITE_ID'],
  ['an ID', page('<script src="https://www.googletagmanager.com/gtag/js?id=G-7Q2ZK4MNP3"></script>'), 'pass'],
  ['a text about IDs', page('<p>Enter YOUR_WEBSITE_ID or G-XXXXXXXXXX, and GTM-XXXXXXX.</p>'), 'pass'],
  ['retired analytics', script("ga('create', 'UA-1234098-1', 'auto')"), 'warn', 'Universal Analytics'],
  ['a number that looks like it', page('<p>UA-1234098-1</p>'), 'pass'],
  [
    'a development build',
    page('<script src="https://cdn.tailwindcss.com"></script><script src="https://unpkg.com/react@18/umd/react.development.js"></script>'),
    'warn',
    '“Tailwind’s Play CDN” and “React’s development build”',
  ],
  ['a development server', page('<script type="module" src="/@vite/client"></script>', 'http://localhost:5173/'), 'pass'],
  ['a development server in public', page('<script type="module" src="/@vite/client"></script>'), 'warn', 'Vite’s development server'],
])

it.each([
  ['a secret key', `pay("${key('sk_li', `ve_${random}`)}")`, ['Stripe secret key: sk_live_51Hq…']],
  ['a test key', `Stripe("${key('pk_te', `st_${random}`)}")`, ['Stripe or Clerk: pk_test_51Hq…']],
  ['one key twice', `a("${key('sk_li', `ve_${random}`)}"); b("${key('sk_li', `ve_${random}`)}")`, ['Stripe secret key: sk_live_51Hq…']],
  ['a public key', `Stripe("${key('pk_li', `ve_${random}`)}")`, []],
  ['a key of the documentation', `const id = "${key('AKI', 'AIOSFODNN7EXAMPLE')}"`, []],
  ['a database’s example', 'help("postgres://user:password@db.host.dev/app")', []],
  ['another captcha’s test key', 'render("1x00000000000000000000AA")', []],
  [
    'a key to fill in',
    "const FORM_KEY = 'YOUR_FORM_ACCESS_KEY';\nfetch('https://api.web3forms.com/submit', FORM_KEY)",
    ['a service: YOUR_FORM_ACCESS_KEY'],
  ],
  ['a key to fill in that it asks about', "const FORM_ID = 'YOUR_FORM_ID'\nif (FORM_ID === 'YOUR_FORM_ID') write()", []],
  ['one that it compares in part', "const FORM_ID = 'YOUR_FORM_ID'\nif (FORM_ID.startsWith('YOUR_')) write()", []],
  ['a sample’s key until somebody enters theirs', "const PLACEHOLDER = 'YOUR_API_KEY';\nshow(field.value || PLACEHOLDER)", []],
  ['a key of its own', "const FORM_ID = 'xbdqavvk'\nif (FORM_ID === 'YOUR_FORM_ID') write()", []],
  ['a key in a sample', "show(`\nconst API_KEY = 'YOUR_API_KEY';\n`)", []],
])('the file of a script with %s', (_, code, found) => {
  expect(readScriptKeys(code).map(({ text }) => text)).toEqual(found)
})
