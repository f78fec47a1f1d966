/** Says what is wrong with a command line and what would be right, and ends. */
export function turnAway(fault: string, usage: string): never {
  console.error(`kontor: ${fault}\n\n${usage}`);
  process.exit(2);
}
