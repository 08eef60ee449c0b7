import { Exact } from '../loose.ts'
import { freeAny } from './free-words.ts'

const name = String.raw`\p{Lu}[\p{L}\p{N}.]*(?: \p{Lu}[\p{L}\p{N}.]*){0,2}`
const offered = String.raw`(?:tier|plan|version|account|edition|hosting|API key|credits)`

/** Free plans of other named products: "the free tier of Northwind", "Northwind’s free plan", "a free Northwind account". */
const namedFree = new Exact(
  [
    String.raw`[Ff]ree (?:\p{Ll}+ )?${offered}s? (?:of|on|from|at|by|with) (?:the )?(${name})`,
    String.raw`(?<![\p{L}\p{N}])(${name})['’]s? (?:\p{Ll}+ )?free (?:\p{Ll}+ )?${offered}`,
    String.raw`(?<![\p{L}\p{N}])(?!(?:It|That|This|What|There|Here|He|She|Who|Let|Everything|Everyone)['’])(${name})['’]s (?:\p{Ll}+ ){0,2}free (?:[\p{Ll}-]+ ?){1,3}`,
    String.raw`(?<![\p{L}\p{N}])(${name}), an? (?:\p{Ll}+ )?free (?:[\p{Ll}-]+ ?){1,3}`,
    String.raw`[Ff]ree (${name}) ${offered}`,
    String.raw`(?:[Ww]ith|[Ww]ithin|[Ii]n|[Oo]n|[Uu]nder|[Uu]sing) (?:the |a |an |its |their )?(${name}) free ${offered}`,
    String.raw`[Kk]ostenlose[nrsm]? (?:Tarif|Plan|Version|Konto|Variante)s? (?:von|bei) (${name})`,
    String.raw`(?:[Vv]ersion|[Oo]ffre|[Pp]lan|[Cc]ompte|[Ff]ormule) gratuite? (?:de |d['’]|chez )(${name})`,
    String.raw`(?:[Pp]lan|[Vv]ersión|[Cc]uenta|[Nn]ivel|[Pp]iano|[Vv]ersione|[Aa]ccount|[Pp]lano|[Vv]ersão|[Cc]onta) gratuit[oa] (?:de|en|di|su|do|da|no|na) (${name})`,
    String.raw`[Бб]есплатн\p{Ll}+ (?:тариф\p{Ll}*|план\p{Ll}*|верси\p{Ll}*) (${name})`,
  ].join('|'),
)

const offer =
  /['’]s |, an? |tier|plan|version|account|edition|hosting|api key|credits|tarif|konto|variante|offre|compte|formule|versión|cuenta|nivel|piano|plano|versão|conta|тариф|план|верси/i

/** A text without mentions of what other products offer for free. `isOwn` recognizes the product’s own names. */
export const withoutOthersFree = (text: string, isOwn: (name: string) => boolean): string =>
  offer.test(text) && freeAny.test(text)
    ? text.slice(0, 2_000).replace(namedFree.pattern, (said: string, ...groups: unknown[]) => {
        const named = groups.find((group) => typeof group === 'string' && !group.includes(said))
        // "Meet" in "Meet Acme" is capitalized because it starts a sentence.
        const words = typeof named === 'string' ? named.split(' ') : []
        return words.some((_, at) => isOwn(words.slice(at).join(' '))) ? said : ' … '
      })
    : text
