import { countWords } from '../../../shared/plural.ts'
import { locale } from '../../../shared/locale.ts'

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

export const Funnel = ({ impressions, clicks, upvotes }: { impressions: number; clicks: number; upvotes: number }) => (
  <dl class="funnel row">
    <div>
      <dt class="soft smaller">Impressions</dt>
      <dd>{countWords(impressions)}</dd>
    </div>
    <div class="funnel__step anchor">
      <dt class="soft smaller">Clicks</dt>
      <dd>
        {countWords(clicks)}
        {impressions > 0 && <span class="funnel__rate soft"> {percent.format(clicks / impressions)}</span>}
      </dd>
    </div>
    <div>
      <dt class="soft smaller">Votes</dt>
      <dd>{countWords(upvotes)}</dd>
    </div>
  </dl>
)
