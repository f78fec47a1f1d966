// Names for bots: winds that fill a merchant's sails.
const names = ['Mistral', 'Levante', 'Zephyr', 'Sirocco'];

/** A bot is named by its seat, here and online. The first seat is a person's; a bot there is named after the house. */
export const botName = (seat: number): string => (seat === 0 ? 'Kontor' : names[(seat - 1) % names.length]!);
