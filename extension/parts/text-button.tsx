export const TextButton = ({ words, onPress }: { words: string; onPress: () => void }) => (
  <button type="button" class="link bare edgeless pressable" onClick={onPress}>
    {words}
  </button>
)
