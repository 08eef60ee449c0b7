import { phrases } from '../../page/doubts/phrases.ts'
import type { Page, TextBlock } from '../../page/page.ts'
import { mentions, type Topic } from '../topics/topic.ts'
import { contactTopic, docsTopic, pricingTopic } from '../topics/topics.ts'
import type { Leftover } from './leftovers.ts'
import { otherNames } from './other-name.ts'
import { excerpt } from './excerpt.ts'

const praise =
  /testimonial|what (?:our )?(?:customers|clients|users|people|others) (?:say|are saying)|happy customers|kundenstimmen|das sagen|témoignages|ce que disent|testimonios|lo que dicen|depoimentos|o que dizem|お客様の声/i
const questions =
  /^(?:faq|frequently asked questions|blog|changelog|häufige fragen|questions fréquentes|preguntas frecuentes|perguntas frequentes|よくある質問)$/i
const address =
  /(?:info|hello|hi|contact|support|sales|mail|team|office|admin|kontakt|contato|contacto|hola|bonjour|ciao)@(?:example|(?:your|my)-?(?:domain|site|company|website)|(?:ihre|deine|meine)-?(?:domain|firma|website)|(?:seu|tu|tuo)-?(?:dominio|empresa|sitio|azienda)|votre-?(?:domaine|site|entreprise)|(?:jouw|uw)-?(?:domein|bedrijf)|domain|company|website|site|email)\.(?:com|org|net|de|fr|es|it|pt|nl|com\.br)\b/i
const phone =
  /(?<![\d-])(?:\(?123\)?[ -]456[ -]7890|\(?555\)?[ -.]555[ -.]5555|\+?1?[ -]?\(?555\)?[ -]123[ -]4567|\+1 234 567 8900?|\+?0{2,}[ -]?0{3}[ -]?0{3,}|0123[ -/]?456789?|01234 567890)(?!\d)/
const street =
  /\b(?:123 (?:Main|Example|Street|Your|Business|Fake|Any\w*) ?(?:St(?:reet)?|Ave(?:nue)?|Road|Name)?\b|Musterstra(?:ß|ss)e \d|Musterstadt|1234 Street Name|Rua Exemplo\b|Calle (?:de )?Ejemplo\b|Rue (?:de l’|de l')?Exemple\b|Via Esempio\b|Voorbeeldstraat \d)/i
const numbered = /^(?:feature|service|benefit|testimonial|heading|card) ?(?:#?\d|one|two|three|four)$/i

const about = (topic: Topic, heading: string) => heading.length <= 40 && mentions(heading, topic)
const isUnwritten = (heading: string) =>
  questions.test(heading) || praise.test(heading) || [pricingTopic, docsTopic].some((topic) => about(topic, heading))
const isContact = ({ scopes, tag, heading }: TextBlock) => scopes.includes('footer') || tag === 'address' || about(contactTopic, heading)
const isPraise = ({ scopes, heading, tag }: TextBlock) => scopes.includes('testimonial') || tag === 'blockquote' || praise.test(heading)

/** What a template leaves behind that only its place on the page tells from real words: sample customers, addresses, empty sections. */
export function templateBlocks(page: Page): Leftover[] {
  const { blocks, generator, title, headings } = page
  const headed = Map.groupBy(blocks, ({ heading }) => heading)
  const found = blocks.flatMap((block, at): Leftover[] => {
    const { text, heading, tag, scopes } = block
    const leftover = (words: string, group: Leftover['group'] = 'placeholder') => [{ text: text.slice(0, 160), words, group }]
    if (scopes.includes('demo') || text.length > 400) return []
    const before = blocks[at - 1]
    if (
      (isPraise(block) || (before?.tag === 'blockquote' && /^(?:footer|cite|figcaption)$/.test(tag))) &&
      tag !== 'label' &&
      phrases.people().test(text)
    )
      return leftover('a sample customer')
    if (isContact(block)) {
      if (address.test(text)) return leftover('a sample email address')
      if (phone.test(text)) return leftover('a sample phone number')
      if (street.test(text)) return leftover('a sample address')
    }
    if (/wordpress/i.test(generator ?? '') && phrases.wordpress().test(text)) return leftover('WordPress’s sample content')
    const isAlone = (headed.get(heading)?.length ?? 0) <= 2
    const isSection = !/^h[1-3]$/.test(tag) && isAlone && isUnwritten(heading) && !phrases.soon().test(title ?? '')
    return isSection && phrases.soon().test(text) ? leftover(`an unwritten section “${excerpt(heading, 40)}”`, 'notice') : []
  })
  const samples = headings.map(({ text }) => text).filter((text) => numbered.test(text))
  const repeated = new Set(samples).size > 1 ? samples.slice(0, 3) : []
  const named = otherNames(page).map(({ text, name }): Leftover => ({
    text,
    words: `another product’s name, ${name}`,
    group: 'placeholder',
  }))
  return [...found, ...named, ...repeated.map((text): Leftover => ({ text, words: 'a template’s heading', group: 'placeholder' }))]
}
