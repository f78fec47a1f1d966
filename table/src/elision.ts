// Small words that change before a name that begins with a vowel.

/** French: 'de Berta', 'd’Ada'. */
export const frenchOf = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);

/** Italian: 'a Berta', 'ad Ada'. */
export const italianTo = (name: string): string => (/^[aà]/i.test(name) ? `ad ${name}` : `a ${name}`);
