import { paidTier, pricingTitle } from './price-words.ts'
import { sentencesOf } from '../shorten.ts'

/** Starts a sentence that is only an example. */
const exampleOpening =
  /^(?:(?:for )?(?:example|instance)|e\. ?g\.|let['’]s say|suppose|imagine|assume|zum beispiel|beispiel|z\. ?b\.|angenommen|par exemple|exemple|por ejemplo|ejemplo|(?:ad|per) esempio|esempio|por exemplo|exemplo|например|пример|допустим|bijvoorbeeld|voorbeeld|na przykład|przykład|örneğin|mathalan|على سبيل المثال|مثال)(?!\p{L})|^(?:例えば|たとえば|例[:：]|例如|比如|예를 들어|예:)/iu

/** The same inside a sentence or in brackets, up to where it ends. */
const exampleInside = /(?:\b(?:e\. ?g\.|for (?:example|instance)|z\. ?b\.|p\. ?ex\.)|例えば|例如|比如)[^();。]*/giu

const money = String.raw`(?:[$€£¥￥₹]|(?:US|USD|EUR|GBP|CHF) ?\$?)\s?\d`
const clauseEnd = String.raw`(?:[^.,;!?()]|[.,](?=\d))`
const compared = String.raw`(?<![\p{L}])(?:unlike|alternatives? to|(?:better|cheaper|simpler|faster|lighter|more|less|rather) than|compared (?:to|with)|replac(?:es?|ing)|replacement for|anders als|im gegensatz zu|alternative zu|contrairement à|alternative à|à la place de|a diferencia de|alternativas? a|a differenza di|ao contrário d[eoa]s?|в отличие от|альтернатива|вместо|in tegenstelling tot|alternatief voor)`

/** Somebody else's name and what follows it: "(…)", ", which …", "'s $9"; or the sum itself. */
const comparedMoney = new RegExp(
  [
    String.raw`(${compared}\s[^.,;:!?()]{2,50}?)(?:\s?\([^()]{0,80}\)|,?\s(?:which|that|who|where|whose|das|die|der|qui|que|che|который|которая|которое)\s${clauseEnd}{0,80}|['’]s\s${money}${clauseEnd}{0,60})`,
    String.raw`(${compared}\s(?:(?:paying|spending|an?|the|your|their|those|these)\s){0,2})${money}${clauseEnd}{0,60}`,
  ].join('|'),
  'giu',
)

/** "Northwind Cloud charges $20" and "because Northwind costs $20". */
const chargedBy = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|(?<!\p{L})(?:in|to|for|from|of|at|on|with|within|across|by|and)\s)(\p{Lu}[\p{L}\p{N}]*(?:\s\p{Lu}[\p{L}\p{N}]*){0,3})\s(charges|costs|starts at|asks)\s${clauseEnd}{0,30}?${money}${clauseEnd}{0,60}`,
  'gu',
)

/** What using another service costs on top: "you need a Northwind key, about $5 a month". */
const needsOther =
  /(?:(?:own|[Nn]eeds?|[Rr]equires?|[Ww]ith an?) (?:an? |your )?(?:\p{Lu}\S* ){0,3}(?:API[- ]keys?|subscription|account|licen[sc]e)|API[- ]keys?: )/u
const estimated =
  /(?:\(|about|around|roughly|approx\p{L}*|typically|usually|bills?|billed|charges?|a few|≈|~|ungefähr|etwa|ca\.|environ|aproximadamente|circa)[^.]{0,40}\d/iu

/** A text without the prices of others and of examples. `isOwn` recognizes the product’s names. */
export function withoutOthersMoney(text: string, isOwn: (name: string) => boolean): string {
  if (!/\d/.test(text)) return text
  const isOwnStart = (sentence: string) => isOwn(sentence.slice(0, 60)) || paidTier.test(sentence.slice(0, 20))
  return sentencesOf(text)
    .filter(
      (sentence) => !exampleOpening.test(sentence) && !(needsOther.test(sentence) && estimated.test(sentence) && !isOwnStart(sentence)),
    )
    .map((sentence) =>
      sentence
        .replace(exampleInside, ' … ')
        .replace(comparedMoney, (_, named?: string, bare?: string) => `${named ?? bare ?? ''} … `)
        .replace(chargedBy, (charge: string, subject: string, verb: string, at: number) => {
          // A single word at the start of a sentence may be any noun: "Hosting costs $5".
          const mayBeNoun = at === 0 && verb !== 'charges' && !subject.includes(' ')
          return mayBeNoun || isOwn(subject) || paidTier.test(subject) || pricingTitle.test(subject) ? charge : ' … '
        }),
    )
    .join(' ')
}
