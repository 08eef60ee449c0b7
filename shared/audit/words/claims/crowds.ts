import type { Page } from '../../../page/page.ts'
import { clauseAround, contradictionIn, ownBlocks, type Contradiction } from './claim.ts'
import { isOfEverything } from './general-headings.ts'
import { ofOneThing } from './stated.ts'
import written from './crowds.json' with { type: 'json' }

const amount = String.raw`(?<number>\d{1,3}(?:[.,\u00a0 ’']\d{3})+|\d+(?:[.,]\d)?)\s?(?<scale>k|m|million|thousand)?\s?\+?`
const about = String.raw`(?:(?:more than|over|almost|nearly|about|around|some|our|the|up to|a community of|already) )*`
const crowd = String.raw`(?:(?:happy|active|other|busy|small|independent|smart|growing|great|paying) )?(?<noun>\p{Ll}{4,})`
const people = String.raw`(?<noun>customers|users|teams|companies|businesses|people|members|crews|makers|creators|developers|founders|freelancers|families|shops|stores|clients|readers|students|teachers|designers|kunden|nutzer|unternehmen)`
const folk = String.raw`(?<noun>kunden|nutzer|unternehmen|clients|utilisateurs|utilisatrices|entreprises|équipes|clientes|usuarios|empresas|equipos|familias|clienti|utenti|aziende|famiglie|usuários|utilizadores|equipas|equipes|klanten|gebruikers|bedrijven|kunder|användare|företag|brugere|virksomheder|klientów|użytkowników|firm|zákazníků|uživatelů|firem|клиентов|пользователей|компаний|клієнтів|користувачів|müşteri|kullanıcı|şirket)`
const over = String.raw`(?:(?:plus de|déjà|más de|ya|oltre|più di|già|mais de|já|meer dan|ruim|al|över|mer än|over|mere end|mer enn|ponad|już|přes|více než|более|больше|уже|понад|вже|mehr als|über|schon|bereits) )?`
const parts: Record<string, string> = { amount, about, crowd, people, over, folk }
const patterns = written.map(
  (source) =>
    new RegExp(
      source.replaceAll(/\{(amount|about|crowd|people|over|folk)\}/g, (_, name: string) => parts[name] ?? ''),
      'giu',
    ),
)
const figure = new RegExp(`^${amount}$`, 'iu')
const alone = new RegExp(`^(?:happy |active )?(?:${people}|countries)$`, 'iu')
/** A part of the crowd, or of the time. */
const part =
  /(?<!\p{L})(?:en 20\d\d|im? 20\d\d|w 20\d\d|в 20\d\d|each|every|per|this|last|new|daily|weekly|monthly|a (?:day|week|month|year)|of (?:them|these)|waitlist|waiting|beta|open.?source|github|newsletter|subscribers|discord|free|offices?|shipping|\d+ ans?|par an|année|offre|formule|pro|premium|enterprise|abonnement|oferta|offerta|paquete|pacchetto|pakket|paket|pakiet|тариф\p{L}*|chaque|nouveaux|año|cada|nuevos|anno|ogni|nuovi|ano|novos|jaar|elke|nieuwe|år|varje|nya|rocznie|nowych|год\p{L}*|новых|jahr|jede\p{L}*|neue\p{L}*)(?!\p{L})/iu
const place = /\b(?:in|[Aa]t|from|across) (?:the )?\p{Lu}\p{L}*/u
const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 }
/** Numbers nearer than this are rounded, or counted on another day. */
const leastRatio = 1.5

/** A block that is a price, as on the card of a plan or an offer. */
const price = /^\p{L}{0,8} ?(?:[$€£¥₹] ?\d|\d[\d.,  ]* ?(?:[$€£¥₹]|kr|zł|Kč|CHF|TL|руб|грн))/u

/** How many people a page says that there are. `isAlone`: it says nothing else. */
export type Crowd = { value: number; noun: string; clause: string; isAlone: boolean; where?: string }

export function crowdsOn(page: Page): Crowd[] {
  const all = ownBlocks(page)
  const main = all.find(({ tag }) => tag === 'h1')?.text
  const cards = new Set(all.flatMap(({ text, heading }) => (price.test(text) && heading !== main ? [heading] : [])))
  // What a plan is for isn’t how many there are.
  const blocks = all.filter(({ heading }) => !cards.has(heading))
  // Large numbers often stand alone, over what they count.
  const texts = blocks.map(({ text }, at) =>
    figure.test(text) && alone.test(blocks[at + 1]?.text ?? '') ? `${text} ${blocks[at + 1]?.text.toLowerCase()}` : text,
  )
  return texts.flatMap((text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const { number = '', scale = '', noun = '' } = match.groups ?? {}
        const clause = clauseAround(text, match.index, match[0].length)
        const whole = scale === '' ? number.replaceAll(/[^\d]/g, '') : number.replace(',', '.')
        const value = Number(whole) * (scales[scale.toLowerCase()] ?? 1)
        const where = place.exec(clause)?.[0]
        return value < 20 || part.test(clause)
          ? []
          : [
              {
                value,
                noun: noun.toLowerCase().replace(/s$/, ''),
                clause,
                isAlone: match[0].length === text.length,
                ...(where && { where }),
              },
            ]
      }),
    ),
  )
}

/** Two very different numbers of the same people, on the page or another one: “trusted by 12,000 teams” and “join 4,500 teams”. */
export function otherCrowds(page: Page, others: readonly { url: string; crowds?: Crowd[] }[] = []): Contradiction[] {
  const elsewhere = others
    .filter(({ url }) => !ofOneThing.test(url) && isOfEverything(url))
    .flatMap(({ url, crowds = [] }) =>
      crowds.map((one) => ({ ...one, clause: `${one.clause} (${URL.parse(url)?.pathname})`, isAlone: false })),
    )
  // Numbers above two customer stories belong to different customers.
  return contradictionIn(
    [...crowdsOn(page), ...elsewhere],
    (one, other) =>
      one.noun === other.noun &&
      one.where === other.where &&
      !(one.isAlone && other.isAlone) &&
      Math.max(one.value / other.value, other.value / one.value) >= leastRatio,
  )
}
