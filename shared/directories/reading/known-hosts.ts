import { withoutWww } from '../../hosts.ts'

const social =
  'x.com twitter.com facebook.com fb.com instagram.com linkedin.com youtube.com youtu.be tiktok.com threads.net bsky.app mastodon.social reddit.com discord.gg discord.com t.me telegram.me wa.me whatsapp.com pinterest.com medium.com news.ycombinator.com producthunt.com web.archive.org archive.org google.com'
/** A product can live there, too, but as a rule its own site is elsewhere. */
const shared =
  'github.com gitlab.com codeberg.org npmjs.com pypi.org crates.io apps.apple.com itunes.apple.com play.google.com chromewebstore.google.com chrome.google.com addons.mozilla.org microsoftedge.microsoft.com apps.microsoft.com marketplace.visualstudio.com'

const isOf = (hosts: ReadonlySet<string>) => (host: string) => {
  const labels = withoutWww(host.toLowerCase()).split('.')
  return labels.some((_, at) => hosts.has(labels.slice(at).join('.')))
}
export const isSharedHost = isOf(new Set(shared.split(' ')))
const isNetwork = isOf(new Set(social.split(' ')))
/** A profile, a post or a button to share. */
export const isSocialHost = (host: string): boolean => isNetwork(host) && !isSharedHost(host)

/** Whether two hosts belong to one site: the same, or one below the other. */
export function isSameSite(one: string, other: string): boolean {
  const [a, b] = [withoutWww(one.toLowerCase()), withoutWww(other.toLowerCase())]
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
}
