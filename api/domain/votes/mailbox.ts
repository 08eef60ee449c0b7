/** The mailbox that an email address ends up in, as far as its spelling says: without a +tag, and without dots at Gmail. */
export function mailboxOf(email: string): string {
  const { local, domain } = split(email)
  const name = local.replace(/(?<=.)\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** The domain of an email address, or null for a provider where anyone can have one. */
export function ownDomainOf(email: string): string | null {
  const { domain } = split(email)
  return publicMailProviders.has(domain) ? null : domain
}

function split(email: string): { local: string; domain: string } {
  const folded = email.trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  return { local: folded.slice(0, at), domain: folded.slice(at + 1) }
}

/** Domains where anyone can have an email address, so that sharing one says nothing. */
export const publicMailProviders: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it hotmail.es live.com live.co.uk live.nl msn.com
  yahoo.com yahoo.co.uk yahoo.co.jp yahoo.co.in yahoo.fr yahoo.de yahoo.com.br ymail.com rocketmail.com aol.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me tutanota.com tuta.io fastmail.com hey.com zoho.com mail.com email.com gmx.com gmx.de gmx.net gmx.at gmx.ch
  web.de t-online.de freenet.de posteo.de mailbox.org orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it tiscali.it
  mail.ru yandex.ru yandex.com bk.ru list.ru inbox.ru ukr.net rambler.ru seznam.cz centrum.cz wp.pl o2.pl onet.pl interia.pl
  qq.com 163.com 126.com sina.com foxmail.com naver.com daum.net hanmail.net rediffmail.com uol.com.br bol.com.br terra.com.br
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net btinternet.com sky.com virginmedia.com ntlworld.com
  bigpond.com shaw.ca rogers.com telus.net telenet.be skynet.be ziggo.nl kpnmail.nl planet.nl bluewin.ch abv.bg`.split(/\s+/),
)
