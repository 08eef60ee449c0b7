import { Type, type Static, type TSchema } from 'typebox'

/** How a fact became known. Only what was measured or read on the directory’s own pages counts as verified. */
const kind = Type.Union([Type.Literal('measured'), Type.Literal('own page'), Type.Literal('first hand'), Type.Literal('report')])
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

const fact = <S extends TSchema>(value: S) =>
  Type.Optional(Type.Object({ value, source: Type.String({ minLength: 1, maxLength: 500 }), kind, day }, { additionalProperties: false }))
const words = Type.String({ minLength: 1, maxLength: 500 })
const names = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 60 })
const days = Type.Integer({ minimum: 0, maximum: 3650 })

/** The most that a recipe holds: fields, names of one field, and characters of a name. */
export const recipeLimits = { fields: 29, names: 5, characters: 100 }
/** A name or label of a control. Commas separate them where people edit them. */
const controlName = Type.String({ pattern: '^[^,\\s]([^,\\r\\n]*[^,\\s])?$', maxLength: recipeLimits.characters })

/** What is known about a directory. A fact that is absent is unknown; `words` are shown to people, everything else is what rules compare. */
export const DirectoryFacts = Type.Object(
  {
    /** What kind of place it is. */
    type: fact(
      Type.Union([
        Type.Literal('launch board'),
        Type.Literal('directory'),
        Type.Literal('AI directory'),
        Type.Literal('review site'),
        Type.Literal('community'),
        Type.Literal('newsletter'),
        Type.Literal('curated list'),
        Type.Literal('app store'),
        Type.Literal('game store'),
        Type.Literal('extension store'),
        Type.Literal('suite marketplace'),
        Type.Literal('package registry'),
        Type.Literal('agent registry'),
        Type.Literal('deal site'),
        Type.Literal('business profile'),
        Type.Literal('marketplace'),
        Type.Literal('crowdfunding'),
        Type.Literal('media store'),
        Type.Literal('social network'),
      ]),
    ),
    /** What a listing costs. */
    price: fact(words),
    /** Whether a listing can be free. */
    free: fact(Type.Boolean()),
    /** The cheapest listing in US$; 0 if free. */
    cost: fact(Type.Number({ minimum: 0, maximum: 1_000_000 })),
    link: fact(Type.Union([Type.Literal('followed'), Type.Literal('nofollow'), Type.Literal('mixed')])),
    domainRating: fact(Type.Number({ minimum: 0, maximum: 100 })),
    /** Whether a free listing demands its badge on the product’s site. */
    badge: fact(Type.Boolean()),
    /** What account it takes. */
    account: fact(words),
    accountNeeded: fact(Type.Boolean()),
    /** How old an account has to be before it may post, in days. */
    accountAge: fact(days),
    reviewWait: fact(words),
    /** Days from sending to live, as a rule. */
    waitDays: fact(days),
    /** Minutes of work, with everything prepared. */
    minutes: fact(Type.Integer({ minimum: 1, maximum: 600 })),
    eligibility: fact(words),
    /** Only products in these categories (slugs of the catalog); any if absent. */
    categories: fact(names),
    /** Only products whose own texts name one of these: python, notion, minecraft … */
    topics: fact(names),
    /** Only products for one of these: web, ios, android, macos, windows, linux, browser, cli, api, ai-agent … */
    platforms: fact(names),
    /** Languages in which a listing has to be written, or which its readers read (BCP 47). */
    languages: fact(names),
    /** Codes of the countries that it’s for (ISO 3166-1), such as FR; any if absent. */
    countries: fact(names),
    /** What its rules refuse: adult, gambling, crypto, medical. */
    refuses: fact(names),
    /** What it takes and most don’t: the same, and what isn’t software (goods, book, game …). */
    takes: fact(names),
    openSourceOnly: fact(Type.Boolean()),
    freeProductOnly: fact(Type.Boolean()),
    /** The product has to have a domain of its own. */
    ownDomain: fact(Type.Boolean()),
    /** Only what people can use now; no waiting lists. */
    released: fact(Type.Boolean()),
    /** Days since the product’s first release, at least. */
    productAge: fact(days),
    /** Whom it reaches. */
    audience: fact(words),
    /** Categories of the catalog whose makers its readers suit best. */
    suits: fact(names),
    submitUrl: fact(Type.String({ pattern: '^https?://', maxLength: 2048 })),
    /** Names of the form’s fields, as prepared texts call them. */
    fields: fact(names),
    /** Longest text of a field, in UTF-16 units; `fields` names. */
    limits: fact(Type.Record(Type.String(), Type.Integer({ minimum: 1 }))),
    /** Names and labels of the controls of its form, by the field that they take; `fields` names. Data only. */
    recipe: fact(
      Type.Record(Type.String(), Type.Array(controlName, { minItems: 1, maxItems: recipeLimits.names }), {
        minProperties: 1,
        maxProperties: recipeLimits.fields,
      }),
    ),
    /** Pictures it asks for. */
    pictures: fact(
      Type.Array(
        Type.Object({
          what: words,
          width: Type.Optional(Type.Integer()),
          height: Type.Optional(Type.Integer()),
          most: Type.Optional(words),
        }),
      ),
    ),
    /** What its rules say about automated submissions. */
    automation: fact(Type.Union([Type.Literal('refused'), Type.Literal('limited'), Type.Literal('invited')])),
    /** That rule. */
    automationRule: fact(words),
    /** What stops machines: a captcha, a challenge. */
    protection: fact(words),
    owner: fact(words),
    note: fact(words),
  },
  { additionalProperties: false },
)
export type DirectoryFacts = Static<typeof DirectoryFacts>
export type FactName = keyof DirectoryFacts
