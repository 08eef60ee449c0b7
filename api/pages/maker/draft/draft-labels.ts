/** The labels of the draft form's fields, in its order. */
export const draftLabels = {
  name: 'Name',
  tagline: 'Tagline',
  description: 'Description',
  url: 'Product URL',
  categories: 'Categories',
  pricing: 'Pricing',
  logo: 'Logo',
  screenshots: 'Screenshots',
  demoVideoUrl: 'Demo video',
  firstComment: 'First comment',
  discount: 'Launch discount',
  twitterUsername: 'X (Twitter) handle',
  targetKeyword: 'Keywords',
  plan: 'Plan',
  launchDate: 'Launch date',
} as const satisfies Record<string, string>
const labels: Record<string, string> = draftLabels
const order = Object.keys(labels)

/** Errors for the summary: in the order of the form, each with its field's label. */
export const labelledFaults = (faults: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults)
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([field, fault]) => [field, `${labels[field] ?? field}: ${fault}`]),
  )
