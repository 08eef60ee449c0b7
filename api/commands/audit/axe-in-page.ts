import axe from 'axe-core'

// Apart from in-page.ts: browsers take as long to read axe-core as to read a page with the rest.

export { axe }
