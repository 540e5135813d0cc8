import { fileURLToPath } from 'node:url'

/** With the letters of Hausa, Yoruba and Igbo; what the machine has installed makes no difference. */
const fontFiles = [
  import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
].map((address) => fileURLToPath(address))

/** A drawing of our own as PNG, worked out beside the thread that answers. */
export async function renderPicture(drawing: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const rendered = await renderAsync(drawing, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Noto Sans' },
  })
  return rendered.asPng()
}
