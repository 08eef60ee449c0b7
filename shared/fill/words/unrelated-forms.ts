import { anyContext } from '../languages/any-language.ts'

const handsIn = anyContext('submitsProducts')
const unrelated = anyContext('unrelated')

/** Whether the text literally asks people to submit a product: “Submit your AI tool”. */
export const asksForProduct = (folded: string): boolean => handsIn.test(folded)

/** Whether folded headings and buttons say that a form is for a job, an event, a review, a report, a profile or the like. */
export const isUnrelatedForm = (folded: string): boolean => unrelated.test(folded) && !asksForProduct(folded)
