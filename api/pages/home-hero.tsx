import { AuditForm } from './audit-form.tsx'
import { SlipDrawing } from './slip-drawing.tsx'

/** What Slipway is, and the two things to do here. */
export function Hero() {
  return (
    <section class="hero">
      <div class="wrap hero__row">
        <div class="hero__text">
          <h1>Check the hull before you launch.</h1>
          <p class="hero__lead">
            Slipway audits your product’s site and hands you each fix ready to paste. Then it puts your launch in a catalog that makers run
            themselves.
          </p>
          <AuditForm value="" />
          <p class="hero__more">
            Free, no account. Or <a href="#catalog">browse the launches</a>.
          </p>
        </div>
        <SlipDrawing />
      </div>
    </section>
  )
}
