/** The reason stays in sight until the launch is approved. */
export function Rejection({ reason }: { reason: string }) {
  return (
    <section class="rejection" aria-labelledby="rejection-title">
      <h2 id="rejection-title">What the moderator asked for</h2>
      <p dir="auto">{reason}</p>
    </section>
  )
}
