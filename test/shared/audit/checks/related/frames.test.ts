import { frames } from '../../../../../shared/audit/checks/related/frames.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts, literalPage, literalTransport } from '../../../../support/literal-page.ts'

const own = 'https://acme.dev/book'
const other = 'https://rooms.example/embed/7'
const framing = (url: string, refusal: string | null, status = 200) =>
  literalFacts({ page: literalPage({ frames: [url] }), frames: [{ url, status, refusal }] })
const policed = (policy: string) =>
  literalFacts({
    page: literalPage({ frames: [other] }),
    transport: { ...literalTransport, headers: { 'content-security-policy': policy } },
  })

judge(frames, [
  ['no frame', literalFacts(), 'pass', 'embeds no other pages'],
  ['one that may be shown', framing(other, null), 'pass'],
  [
    'an own page that refuses',
    framing(own, 'X-Frame-Options: DENY'),
    'fail',
    'An embedded page stays blank: https://acme.dev/book (it’s sent with X-Frame-Options: DENY).\nReplace X-Frame-Options',
  ],
  ['another site that refuses', framing(other, "Content-Security-Policy: frame-ancestors 'none'"), 'fail', 'offer for embedding'],
  [
    'a video’s page',
    literalFacts({ page: literalPage({ frames: ['https://www.youtube.com/watch?v=aBcDeFgHiJk'] }) }),
    'fail',
    'doesn’t allow embedding',
  ],
  ['a video’s page, asked', framing('https://youtu.be/aBcDeFgHiJk', 'X-Frame-Options: SAMEORIGIN'), 'fail', 'An embedded page stays blank'],
  ['a video', literalFacts({ page: literalPage({ frames: ['https://www.youtube-nocookie.com/embed/aBcDeFgHiJk'] }) }), 'pass'],
  ['a map', literalFacts({ page: literalPage({ frames: ['https://www.google.com/maps/embed?pb=1'] }) }), 'pass'],
  ...[
    'https://www.google.com/maps/place/Kiel?output=embed',
    'https://open.spotify.com/intl-de/embed/show/1',
    'https://www.loom.com/share/1',
  ].map((frame): Case => [`one that may be shown, ${frame}`, literalFacts({ page: literalPage({ frames: [frame] }) }), 'pass']),
  ['a map by its query', literalFacts({ page: literalPage({ frames: ['https://maps.google.com/maps?q=Kiel&output=embed'] }) }), 'pass'],
  ['one that is missing', framing(other, null, 404), 'fail', 'returns 404'],
  ['one that turns crawlers away', framing(other, null, 403), 'pass'],
  ['one that the page’s own policy forbids', policed("default-src 'self'; frame-src 'self'"), 'fail', '(frame-src) forbids it'],
  ['one that it allows', policed("default-src 'self'; frame-src https://rooms.example"), 'pass'],
])
