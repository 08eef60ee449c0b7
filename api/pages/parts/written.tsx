/** What somebody wrote, in the direction of its own script. */
export const Written = ({ text, ...paragraph }: { text: string | null; class?: string; lang?: string | undefined }) => (
  <p {...paragraph} dir="auto">
    {text}
  </p>
)
