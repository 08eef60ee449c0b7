import { foldWords } from '../texts/fold-words.ts'
import { again } from './asked-again.ts'
import { isFieldName, type FieldName } from '../fields.ts'
import { meaningOf } from '../languages/precedence.ts'
import { byPlace } from './by-place.ts'
import { unknown, type Recognized } from './recognize-field.ts'
import { isAbout, subjectsOf } from '../words/subject.ts'
import words from '../words/neighbours.json' with { type: 'json' }

/** A control of a product’s form with what it was recognized to be alone. `evidence`: whether what people read on it tells us anything, or only what the form’s code calls it, or nothing. */
export type InForm = Recognized & {
  type: string
  section: string
  label: string
  names: readonly string[]
  isPayment: boolean
  evidence: 'none' | 'unread' | 'read'
}

/** Words of labels: about sites, places and networks. A coupon or a tax number isn’t a payment. */
const compiled = Object.entries(words).map(([name, pattern]) => [name, new RegExp(pattern, 'u')] as const)
const patterns = Object.fromEntries(compiled) as Record<keyof typeof words, RegExp>
const { channels, addresses, places, sites, coupons, topics, lastNames, languages } = patterns

/** What anybody has, whom a group may be about. */
const isAnybodys = ({ field, label }: InForm): boolean => field !== null && anybodys.includes(field) && !isAbout('product', label)
const anybodys: readonly FieldName[] = ['name', 'makerName', 'email', 'url', 'makerUrl', 'description', 'shortDescription', 'logo']

/** What has an address of its own, which a heading may name: “Demo video”, above “URL”. */
const linked: readonly FieldName[] = ['video', 'logo', 'screenshots', 'github']

/** Only listings have these. */
const listing: readonly FieldName[] = ['tagline', 'shortDescription', 'description', 'category', 'categories', 'pricing', 'logo']

/** Settles what a control alone can’t tell: whose name it is, and which of two controls takes a field. */
export function settleNeighbours(controls: readonly InForm[]): InForm[] {
  const hasSpecific = (field: FieldName) =>
    controls.some((control) => control.field === field && !control.isGeneric && control.confidence >= 0.5)
  const isListing = controls.some(({ field }) => field !== null && listing.includes(field))
  const settled = controls
    .map((control) => (isSitesAddress(control, controls) ? { ...control, ...sitesAddress } : control))
    .map((control, index, all) => (isChannel(control, index, all) ? { ...control, ...unknown } : control))
    .map((control, index, all) => ({ ...control, ...lastName(control, [all[index - 1], all[index + 1]], all) }))
    .map((control, index): InForm => {
      const about = subjectsOf(control.section, control.names)
      if (about.has('other') && isAnybodys(control)) return { ...control, ...unknown }
      const isPersons = about.has('person')
      if (isPersons && !about.has('company') && isOwnSite(control, controls))
        return { ...control, field: 'makerUrl', confidence: control.confidence * 0.9 }
      if (!control.isGeneric) return control
      const headed = meaningOf(foldWords(control.section))?.meaning
      if (control.field === 'url' && isFieldName(headed ?? '') && linked.includes(headed as FieldName))
        return { ...control, field: headed as FieldName }
      if (control.field === 'name') {
        const isBeside = isBesidePerson(controls, index) && !about.has('product')
        return settleName(control, { isPersons, hasOther: hasSpecific('name'), isBesidePerson: isBeside, isListing })
      }
      return control.field === 'url' && hasSpecific('url') ? { ...control, confidence: control.confidence * 0.6 } : control
    })
    .map((control, index, all) => ({ ...control, field: lengthOf(control, index, all) }))
    // Part of an account that is created on the way.
    .map((control, index, all) =>
      ((control.field === 'email' || control.field === 'makerName') && !isListing && isBesidePassword(all, index)) ||
      isOfPayment(all, index)
        ? { ...control, confidence: control.confidence * 0.6 }
        : control,
    )
  return byPlace(settled.map((control, index) => ({ ...control, confidence: control.confidence * repetition(settled, index) })))
}

/** Of two boxes for the same text, the larger one takes more of it: a pitch beside a tagline, and the second of two descriptions. */
function lengthOf({ field, isGeneric, type, label }: InForm, index: number, all: readonly InForm[]): FieldName | null {
  const has = (wanted: FieldName, from = 0) => all.some((other, at) => at !== index && at >= from && other.field === wanted)
  const isLarge = ({ type, field: own }: InForm) => own === 'description' && (type === 'textarea' || type === 'rich')
  if (type === 'text' && field === 'description' && all.some(isLarge) && !has('tagline')) return 'tagline'
  if (field === 'tags' && has('tags') && !has('category') && !has('categories') && topics.test(foldWords(label))) return 'categories'
  if (type !== 'textarea') return field
  const isSecond = field === 'tagline' && (isGeneric ? has('tagline') : all.some((other) => other.field === field && other.type === 'text'))
  if (field === 'tagline' && isGeneric && !has('description')) return 'description'
  if (isSecond) return has('description') ? 'shortDescription' : 'description'
  return field === 'description' && has('description', index) && !has('shortDescription') ? 'shortDescription' : field
}

/** “Prénom, Nom”: beside a first name, a box that languages call “name” for short takes the last one, unless another does. */
function lastName(
  { field, isGeneric, label, section, part }: InForm,
  beside: readonly (InForm | undefined)[],
  all: readonly InForm[],
): Partial<InForm> {
  const isNamed = (field === 'name' && isGeneric) || (field === 'makerName' && part === undefined)
  const last = beside.find((other) => other?.part === 'last' && other.section === section)
  if (isNamed && last !== undefined && !all.some(({ part }) => part === 'first'))
    return { field: 'makerName', part: 'first', isGeneric: false, confidence: last.confidence, reason: 'it’s beside a last name' }
  const first = beside.find((other) => other?.part === 'first' && other.section === section)
  if (field !== 'name' || !isGeneric || first === undefined || all.some(({ part }) => part === 'last')) return {}
  const hasProducts = all.some((other) => other.field === 'name' && !other.isGeneric)
  if (!lastNames.test(`${foldWords(first.label)} | ${foldWords(label)}`) || (isAbout('product', section) && !hasProducts)) return {}
  const { confidence } = first
  return { field: 'makerName', part: 'last', isGeneric: false, confidence, reason: 'it’s beside a first name' }
}

const sitesAddress = { field: 'url', confidence: 0.8, reason: 'no other field takes the product’s URL', isGeneric: true } as const

/** “YouTube” among networks asks for an account there, not for a video. */
const isChannel = ({ field, label }: InForm, index: number, all: readonly InForm[]): boolean =>
  field === 'video' &&
  /^(?:you ?tube|vimeo)\b(?!.*\bvideo)/.test(foldWords(label)) &&
  [all[index - 1], all[index + 1]].some((other) => other !== undefined && channels.test(foldWords(other.label)))

/** “Address” among questions about a site, with neither another URL field nor a street. */
function isSitesAddress(control: InForm, controls: readonly InForm[]): boolean {
  if (!addresses.test(foldWords(control.label)) || !(control.field === null || control.isGeneric)) return false
  const others = controls.filter((other) => other !== control)
  if (others.some(({ field, label }) => field === 'url' || places.test(foldWords(label)))) return false
  return (
    control.field === 'url' ||
    control.type === 'url' ||
    (control.type === 'text' && sites.test(foldWords(`${control.section} ${control.label}`)))
  )
}

/** A site that is asked for again, under “About you”. */
function isOwnSite({ field, label }: InForm, controls: readonly InForm[]): boolean {
  if (field !== 'url' || isAbout('product', label) || isAbout('company', label)) return false
  return controls.some((other) => other.field === 'url' && !isAbout('person', other.section))
}

type Beside = { isPersons: boolean; hasOther: boolean; isBesidePerson: boolean; isListing: boolean }

function settleName(control: InForm, { isPersons, hasOther, isBesidePerson, isListing }: Beside): InForm {
  if (isPersons) return { ...control, field: 'makerName', reason: `${control.reason}, under “${control.section}”` }
  // “Product”, which no person is.
  if (!hasOther && isAbout('product', control.label)) return control
  // The title of a link that is shared, unless the form asks for more of a product.
  const isTitle = /title|titel|titre|titulo|标题|タイトル/.test(foldWords(control.label))
  if (isTitle) return { ...control, confidence: control.confidence * (isListing ? 0.9 : 0.6) }
  if (hasOther && isBesidePerson)
    return { ...control, field: 'makerName', reason: `${control.reason}, beside an email address`, confidence: control.confidence * 0.9 }
  // A name beside an email address may be a person’s.
  if (isBesidePerson || hasOther) return { ...control, confidence: control.confidence * 0.55 }
  return control
}

const payers: readonly (FieldName | null)[] = ['name', 'makerName', 'country', 'company', 'email']

/** The name and the email of whoever pays are asked for as such. */
const isPayers = ({ field, isGeneric }: InForm): boolean => (field !== 'email' && field !== 'makerName') || isGeneric

/** Who pays is asked beside the card. */
function isOfPayment(controls: readonly InForm[], index: number): boolean {
  const control = controls[index]
  if (control === undefined || !payers.includes(control.field)) return false
  if (control.field === 'name' && (!control.isGeneric || isAbout('product', control.label))) return false
  if (isAbout('payer', control.section)) return true
  const beside = controls.slice(Math.max(0, index - 3), index + 4)
  return (
    isPayers(control) &&
    beside.some((other) => other.isPayment && !coupons.test(foldWords(other.label)) && other.section === control.section)
  )
}

const isBesidePassword = (controls: readonly InForm[], index: number): boolean =>
  controls.slice(Math.max(0, index - 1), index + 3).some((other) => other.type === 'password' && other.section === controls[index]?.section)

const isBesidePerson = (controls: readonly InForm[], index: number): boolean =>
  [controls[index - 1], controls[index + 1]].some(
    (other) => other !== undefined && (other.field === 'email' || other.type === 'password' || other.field === 'makerName'),
  )

/** A field is asked for once: of several controls for it, the likeliest takes it. */
function repetition(controls: readonly InForm[], index: number): number {
  const control = controls[index]
  if (control === undefined || control.field === null || control.field === 'screenshots') return 1
  if (control.field === 'email' && (again.test(foldWords(control.label)) || isAbout('person', control.section))) return 1
  // “English title”, “Arabic title”
  const inLanguage = languages.exec(foldWords(control.label))?.[0]
  const isTranslation = (other: InForm) =>
    inLanguage !== undefined && ![undefined, inLanguage].includes(languages.exec(foldWords(other.label))?.[0])
  const isBetter = (other: InForm, at: number) =>
    other.field === control.field &&
    !isTranslation(other) &&
    other.part === control.part &&
    at !== index &&
    (weigh(other) > weigh(control) || (weigh(other) === weigh(control) && at < index))
  return controls.some(isBetter) ? 0.6 : 1
}

const weigh = ({ confidence, isGeneric }: InForm): number => confidence + (isGeneric ? 0 : 0.05)
