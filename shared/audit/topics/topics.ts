import contact from './contact.json' with { type: 'json' }
import docs from './docs.json' with { type: 'json' }
import free from './free.json' with { type: 'json' }
import pricing from './pricing.json' with { type: 'json' }
import privacy from './privacy.json' with { type: 'json' }
import start from './start.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }
import { defineTopic } from './topic.ts'
import waitlist from './waitlist.json' with { type: 'json' }

export const contactTopic = defineTopic(contact)

/** Words of links to documentation. */
export const docsTopic = defineTopic(docs)

/** How running text says that a product is free. Paid ones are recognized by their amounts. */
export const freeTopic = defineTopic(free)

/** Words of links, buttons and headings about pricing. */
export const pricingTopic = defineTopic(pricing)

export const privacyTopic = defineTopic(privacy)

/** Words on links and buttons that let a visitor use the product. */
export const startTopic = defineTopic(start)

/** Words of links to terms of use and legal notices. */
export const termsTopic = defineTopic(terms)

/** Words of a waitlist page. */
export const waitlistTopic = defineTopic(waitlist)
