// The package names a file of types that it does not hold.
declare module 'unicode-confusables' {
  const confusables: { rectifyConfusion(text: string): string }
  export = confusables
}
