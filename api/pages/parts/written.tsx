type WrittenProps = { text: string | null; class?: string; lang?: string | undefined }

/** What somebody wrote, in the direction of its own script. */
export const Written = ({ text, ...paragraph }: WrittenProps) => (
  <p {...paragraph} dir="auto">
    {text}
  </p>
)
