import { placeholderText } from '../../../../../shared/audit/checks/rendered/placeholder-text.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const page = (body: string) =>
  localFacts(readPage(`<title>Tidewatch</title><body><h1>Know the water</h1>${body}</body>`, { url: 'https://tidewatch.dev/' }))

judge(placeholderText, [
  ['a sample customer below the quote', page('<blockquote>Great.<footer>John Doe, CEO</footer></blockquote>'), 'fail', 'a sample customer'],
  ['a quote still to be inserted', page('<blockquote>[insert testimonial here]</blockquote>'), 'fail', 'a blank to fill in'],
  ['… in Portuguese', page('<blockquote><p>[inserir aqui o depoimento da segunda aluna]</p></blockquote>'), 'fail', 'a blank to fill in'],
  ['… in French', page('<blockquote>[insérer un témoignage]</blockquote>'), 'fail', 'a blank to fill in'],
  ['a French menu', page('<p>Dans le menu → [Insérer une image], choisissez un fichier.</p>'), 'pass'],
  ['a quote with words left out', page('<blockquote>[…] the best gauges [on the coast].</blockquote>'), 'pass'],
  ['a quote with a remark', page('<blockquote>[laughs] We inserted it in a minute.</blockquote>'), 'pass'],
  ['a quote that speaks of inserting', page('<blockquote>[Insert] is my favorite button.</blockquote>'), 'pass'],
  ['a plaintiff’s name', page('<blockquote>Great.</blockquote><p>Jane Doe, the plaintiff</p>'), 'pass'],
])
