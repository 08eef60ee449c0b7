import type { Page } from '../../page/page.ts'

/** The German law on providers’ duties, which the DDG replaced on 14 May 2024, as a legal notice begins. */
const formerly =
  /^(?:(?:Informationen|Angaben|Pflichtangaben|Anbieterkennzeichnung) (?:gemäß|gem\.|nach|lt\.|laut) )?(?<cited>§ ?5(?: Abs(?:atz|\.)? ?1)? (?:TMG|Telemediengesetz\p{L}*))\W*$/u

/** What a legal notice still cites, on a page that doesn’t know the law of today. */
export const formerLaws = ({ blocks, text, url }: Page): { cited: string; better: string }[] =>
  /DDG|Digitale-Dienste/.test(text) || /blog|news|ratgeber|artikel/i.test(url)
    ? []
    : blocks.flatMap((block) => {
        const cited = block.cell === undefined ? formerly.exec(block.text.trim())?.groups?.['cited'] : undefined
        return cited === undefined ? [] : [{ cited, better: cited.replace(/T\p{L}+$/u, 'DDG') }]
      })
