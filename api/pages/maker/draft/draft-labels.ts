/** What the fields of the draft's form are called, in its order. */
const labels: Record<string, string> = {
  name: 'Name',
  tagline: 'Tagline',
  description: 'Description',
  url: 'Address of the product',
  categories: 'Categories',
  pricing: 'Pricing',
  logo: 'Logo',
  screenshots: 'Screenshots',
  demoVideoUrl: 'Demo video',
  firstComment: 'First comment',
  discount: 'Launch offer',
  twitterUsername: 'User name on X',
  targetKeyword: 'Search words',
  plan: 'Plan',
  launchDate: 'Launch day',
}
const order = Object.keys(labels)

/** The faults of a draft for its summary: in the order of the form, each with the name of its field. */
export const labelledFaults = (faults: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults)
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([field, fault]) => [field, `${labels[field] ?? field}: ${fault}`]),
  )
