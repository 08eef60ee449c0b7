const number = new Intl.NumberFormat('en-GB')
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

type Counts = { impressions: number; clicks: number; upvotes: number }

export const Funnel = ({ impressions, clicks, upvotes }: Counts) => (
  <dl class="funnel row">
    <div>
      <dt class="soft smaller">Impressions</dt>
      <dd>{number.format(impressions)}</dd>
    </div>
    <div class="funnel__step anchor">
      <dt class="soft smaller">Clicks</dt>
      <dd>
        {number.format(clicks)}
        {impressions > 0 && <span class="funnel__rate soft"> {percent.format(clicks / impressions)}</span>}
      </dd>
    </div>
    <div>
      <dt class="soft smaller">Upvotes</dt>
      <dd>{number.format(upvotes)}</dd>
    </div>
  </dl>
)
