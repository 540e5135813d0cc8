/** Where the registry says what an operator should know. */
export interface Log {
  info(message: string): void
  warn(message: string): void
}
