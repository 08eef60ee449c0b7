import { Type, type Static } from 'typebox'
import { limits } from '../vocabulary.ts'
import { nullableString } from './nullable.ts'

/** Where a launch stands at a directory. Only a proof makes it live. */
export const elsewhereStates = ['planned', 'prepared', 'opened', 'sent', 'waiting', 'live', 'refused', 'lost'] as const
export type ElsewhereState = (typeof elsewhereStates)[number]

/** What a directory’s rules say about automated submissions. */
export const automationRules = ['refused', 'limited', 'invited'] as const

/** A text, ready for one field of a directory’s form. */
export const PreparedText = Type.Object({
  field: Type.String({ description: 'Name of the field, such as `tagline`.' }),
  label: Type.String({ description: 'The field as people read it.' }),
  value: Type.String({ description: 'The text, within the limit.' }),
  limit: Type.Union([Type.Integer(), Type.Null()], { description: 'Longest text the directory takes, in UTF-16 units; null if unknown.' }),
  isCut: Type.Boolean({ description: 'Whether the listing’s text was cut to the limit.' }),
})
export type PreparedText = Static<typeof PreparedText>

/** Which fields of the directory’s form are which, recorded: names, ids and labels. */
export const FieldRecipe = Type.Object({
  field: Type.String({ description: 'Name of the field.' }),
  names: Type.Array(Type.String(), { description: 'What the form calls it.' }),
})
export type FieldRecipe = Static<typeof FieldRecipe>

/** What is known about a directory’s form, and what to enter there. */
const form = {
  directory: Type.Object(
    {
      slug: Type.String({ description: 'Identifier in URLs.' }),
      name: Type.String({ description: 'Name of the directory.' }),
      url: Type.String({ description: 'Its home page.' }),
      submitUrl: Type.String({ description: 'Where to submit; its home page if that isn’t known.' }),
      hosts: Type.Array(Type.String(), { description: 'The hosts its pages are on, without `www.`.' }),
    },
    { description: 'The directory, and where to submit.' },
  ),
  automation: Type.Union([Type.Enum([...automationRules]), Type.Null()], {
    description: 'What its rules say of machine-made submissions; null if unknown, so treat it as people only.',
  }),
  automationRule: nullableString('That rule, or null.'),
  texts: Type.Array(PreparedText, { description: 'Prepared texts.' }),
  recipe: Type.Union([Type.Array(FieldRecipe), Type.Null()], { description: 'Which fields are which, or null if it isn’t recorded.' }),
}
export const ElsewhereForm = Type.Object(form)
export type ElsewhereForm = Static<typeof ElsewhereForm>

export const ElsewhereItem = Type.Object({
  ...form,
  state: Type.Enum([...elsewhereStates], { description: 'The state of the submission. It becomes live only with proof.' }),
  plannedFor: nullableString('The day to submit it (UTC, YYYY-MM-DD), or null.'),
  nextStep: Type.String({ description: 'What to do next, in one sentence.' }),
})
export type ElsewhereItem = Static<typeof ElsewhereItem>

/** Not in the interface: an addition. */
export const ElsewhereList = Type.Object(
  {
    slug: Type.String({ description: 'The launch’s slug.' }),
    name: Type.String({ description: 'Name of the product.' }),
    items: Type.Array(ElsewhereItem, { description: 'The directories of its plan, by day.' }),
    texts: Type.Array(PreparedText, { description: 'All texts for any form, in the usual lengths.' }),
    others: Type.Array(ElsewhereForm, {
      description:
        'The directories outside the plan on the host that was asked about, each with the texts that its limits or rules change.',
    }),
  },
  { title: 'Plan elsewhere', description: 'Directories that the owner has planned to submit to.' },
)
export type ElsewhereList = Static<typeof ElsewhereList>

const slugOf = (description: string) => Type.String({ minLength: 1, maxLength: limits.slugLength, description })
const slug = slugOf('The slug of a launch of the caller.')
export const ElsewhereAddress = Type.Object({ slug })
export const ElsewhereHost = Type.Object({
  host: Type.Optional(
    Type.String({
      maxLength: limits.urlLength,
      description: 'The host of a page to fill, for directories outside the plan. Without it, `others` is empty.',
    }),
  ),
})
export const ElsewherePlaceAddress = Type.Object({ slug, directory: slugOf('The directory’s slug.') })

/** What the popup read in a tab that its user opened (shared/proof). */
export const SeenListing = Type.Object(
  {
    page: Type.String({ maxLength: limits.urlLength, description: 'The page’s URL.' }),
    links: Type.Array(
      Type.Object({
        url: Type.String({ maxLength: limits.urlLength, description: 'Where it leads.' }),
        rel: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10, description: 'Its words of `rel`.' }),
        hidden: Type.Boolean({ description: 'Whether visitors can’t see it.' }),
      }),
      { maxItems: 50, description: 'Links on it that may lead to the product.' },
    ),
    directives: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20, description: 'Directives of its robots metas.' }),
    canonical: Type.Union([Type.String({ maxLength: limits.urlLength }), Type.Null()], { description: 'Its canonical URL, or null.' }),
  },
  { description: 'What was read on the listing’s page in a tab that its owner opened. The server judges it.' },
)
export type SeenListing = Static<typeof SeenListing>

/** What a client may note in its owner’s private plan: one of the two. It submits nothing anywhere. */
export const ElsewhereNote = Type.Object({
  state: Type.Optional(Type.Literal('opened', { description: 'The submit page was opened.' })),
  seen: Type.Optional(SeenListing),
})
export type ElsewhereNote = Static<typeof ElsewhereNote>

export const ElsewhereNoted = Type.Object(
  {
    state: Type.Enum([...elsewhereStates], { description: 'Where the launch stands there now.' }),
    nextStep: Type.String({ description: 'What to do next, in one sentence.' }),
    proof: Type.Optional(
      Type.Object(
        {
          verdict: Type.Enum(['followed', 'nofollow', 'hidden', 'absent', 'error'], {
            description: 'Whether the page links to the product.',
          }),
          words: Type.String({ description: 'The same in words, with what to do.' }),
        },
        { description: 'What the server makes of `seen`.' },
      ),
    ),
  },
  { title: 'Noted', description: 'Where the launch stands at the directory now.' },
)
export type ElsewhereNoted = Static<typeof ElsewhereNoted>
