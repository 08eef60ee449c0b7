import { defineCheck } from '../../check.ts'
import { judgeDoubts, type Doubt } from '../../judge-doubts.ts'
import { otherPages } from '../../other-pages.ts'
import { otherClosingDays } from '../../words/claims/closing-days.ts'
import { otherPrices } from '../../words/claims/prices/compare-prices.ts'
import { otherCompanies } from '../../words/claims/companies.ts'
import { otherContactData, swappedNumbers } from '../../words/claims/contact-data.ts'
import { wrongConversions } from '../../words/claims/conversions.ts'
import { otherCrowds } from '../../words/claims/crowds.ts'
import { miscounted } from '../../words/claims/counted.ts'
import { wrongCuts } from '../../words/claims/prices/cut-prices.ts'
import { otherFacts } from '../../words/claims/facts.ts'
import { otherFreeDelivery } from '../../words/claims/prices/free-delivery.ts'
import { lostFootnotes } from '../../words/claims/footnotes.ts'
import { otherFigures } from '../../words/claims/figures.ts'
import { misspelledWords } from '../../words/claims/misspelled.ts'
import { misspelledNames, nearAddresses } from '../../words/claims/near-names.ts'
import { mixedCurrencies, otherDecimals, otherStart, wrongSavings } from '../../words/claims/prices/plan-money.ts'
import { askedTwice, doubledWords, repeatedTexts } from '../../words/claims/repeated.ts'
import { deniedFeatures, otherPlanFigures, samePlanNames } from '../../words/claims/plan-figures.ts'
import { otherHours } from '../../words/claims/opening-hours.ts'
import { brokenOff, otherForms } from '../../words/claims/sentences.ts'
import { otherStars } from '../../words/claims/stars.ts'
import { isProduct } from '../../structured-data/products.ts'
import { otherSoleOffer } from '../../words/claims/prices/sole-offer.ts'
import { ofOneThing, statedTwice } from '../../words/claims/stated.ts'

/** Source: users’ reports of pages that contradict themselves; Google, “Creating helpful, reliable, people-first content”. */
export const consistency = defineCheck({
  id: 'consistency',
  label: 'Text without contradictions',
  weight: 3,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ofEachPage: 'any',
  run(facts) {
    const { page, listing, site } = facts
    // What other pages say is of something else than the product, unless it’s what it costs.
    const isOne = ofOneThing.test(page.url)
    const ofWords: Doubt[] =
      site !== undefined && isOne
        ? []
        : [...doubledWords(page), ...misspelledWords(page), ...brokenOff(page)].map((doubt) => ({ tag: '', ...doubt }))
    if (site !== undefined && (isOne || site.topic !== 'pricing')) {
      // Elements of a generator’s own, as in privacy policies, leave spaces that nobody sees.
      const certain = ofWords.filter(({ kind }) => !/^(?:punctuation|glued)$/.test(kind))
      // Others’ posts tell of others’ offers.
      const isOffer = page.jsonLd.nodes.some(isProduct)
      const ofPrices = isOne && !isOffer ? [] : [...otherSoleOffer(page), ...wrongCuts(page)].map((doubt) => ({ tag: '', ...doubt }))
      return judgeDoubts('consistency', [...ofPrices, ...certain], 'No word is doubled or misspelled.')
    }
    const others = otherPages(facts).map((other) => other.page)
    const doubts: Doubt[] = [
      ...statedTwice(page, others),
      ...otherPrices(page, others),
      ...otherHours(page, others),
      ...otherClosingDays(page, others),
      ...otherFreeDelivery(page, others),
      ...otherContactData(page, others),
      ...swappedNumbers(page),
      ...otherCompanies(page, others),
      ...otherFacts(page),
      ...otherFigures(page),
      ...otherCrowds(page, others),
      ...otherStart(page),
      ...otherPlanFigures(page),
      ...samePlanNames(page),
      ...deniedFeatures(page),
      ...wrongSavings(page),
      ...wrongCuts(page),
      ...otherDecimals(page),
      ...otherStars(page),
      ...miscounted(page),
      ...mixedCurrencies(page).map((text) => ({ kind: 'currency', text })),
      ...repeatedTexts(page),
      ...askedTwice(page),
      ...otherForms(page),
      ...wrongConversions(page),
      ...lostFootnotes(page),
      ...page.doubts.filter(({ kind }) => kind === 'same-face'),
      ...misspelledNames(page, listing.name ?? '').map((text) => ({ kind: 'name', text })),
      ...nearAddresses(page).map(({ text, better }) => ({ kind: 'address', text, better })),
    ].map((doubt) => ({ tag: '', ...doubt }))
    return judgeDoubts('consistency', [...doubts, ...ofWords], 'The page’s numbers, prices and names don’t contradict each other.')
  },
})
