import { blockedContent } from '../../../../../shared/audit/checks/watched/blocked-content.ts'
import { judge } from '../../../../support/judge.ts'
import { literalWatched, blockedLoad } from '../../../../support/literal-watched.ts'

const mixed = blockedLoad({ reason: 'mixed-content', directive: '', policy: '', url: 'http://cdn.example/a.js', isOwn: true })
const inline = blockedLoad({ url: 'inline', isOwn: true })
const image = blockedLoad({ directive: 'img-src', policy: "img-src 'none'", url: 'https://pics.example/a.png?w=3' })
const blocked = (...blockedLoads: (typeof mixed)[]) => literalWatched({ heard: { blockedLoads } })

judge(blockedContent, [
  ['nothing', literalWatched(), 'pass'],
  ['a page that could not be listened to', literalWatched({ heard: null, phone: null }), 'pass', 'Not checked'],
  ['a script over http', blocked(mixed), 'fail', 'Use these URLs instead:\nhttps://cdn.example/a.js'],
  ['a script of another host', blocked(blockedLoad()), 'warn', "default-src 'self'; img-src *; script-src 'self' https://cdn.example"],
  ['its own inline script', blocked(inline), 'fail', 'inline (script-src-elem, from https://acme.dev/:7)'],
  ['an image', blocked(image), 'warn', 'img-src https://pics.example'],
  ['two policies', blocked(blockedLoad(), image), 'warn', 'Allow these in your Content Security Policy'],
])
