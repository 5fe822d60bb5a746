/**
 * Made by `npm run fonts`: the characters of the font with their widths, in runs of neighbors.
 * Left out are letters with accents that are as wide as the letter without.
 */

/** For each run the first character's distance from the end of the run before, and its length. */
export const runs = '32 95 33 13 1 18 6 1 9 1 6 2 5 2 6 1 5 5 6 2 5 1 16 3 20 2 1 1 1 1 1 1 3 3 4 1 5 5 6 3 6 2 17 3 23 1 32 2 13 2 168 1 108 2 16 6 34 5 1 7 14 1 7 1 2 3 8 1 82 1 2 4 1 1 1 2 1 17 1 7 7 25 56 1 1 3 1 4 3 10 1 31 1 22 2 1 1 8 3 1 48 4 6 2 6 2 10 4 8 2 28 2 14 2 198 13 1 1 2 2 13 27 8 2 6611 1 1 1 15 1 15 1 13 1 1 1 21 6 2 7 1 3 3 1 9 1 1 2 5 2 110 4 12 5 88 1 11 1 56 4 49 4 126 1 11 1 41 1 23 1 3 2';

/** Every width there is, in thousandths of the type size. */
export const widths = '0 188 191 222 260 278 292 323 333 334 350 354 355 365 370 375 383 384 385 389 395 400 411 423 424 438 441 444 446 448 458 469 482 489 500 504 510 513 521 525 530 531 534 537 542 545 547 549 551 552 554 556 557 559 569 573 575 576 578 582 583 584 590 598 603 604 610 611 615 617 618 623 625 628 634 635 648 650 653 656 658 667 668 669 677 678 687 688 690 691 713 719 722 723 730 735 737 740 748 750 752 760 774 778 781 784 786 792 798 802 813 823 830 833 834 835 838 849 854 855 857 862 865 869 885 889 894 906 917 923 924 938 944 1000 1010 1015 1057 1073';

/** For each character, the place of its width: that of an exclamation mark is the first. */
export const places = "&&-TTr#))4^&)&&TTTTTTTTTT&&^^^T¨rr}}rd}&CrT}r}rd}r¥rrd&&&@T)TTCTT&TT$$C$TTTT)C&TC}CCC*%*^&)TTTT%T)/T^R6P)))ZL))).Td¦}^rd&&&&TPdTe}T}T&&&&<C'T*T$b~T¦¥0d&$ptT))))))))!!!!!!!!!!!!!!!!!!)&2rrQsrd}&rs}n}rgdrr[YCU=;TT$CCZC>TyWAf5OmH{|r&C©§|rprMur¢b|]p}|r}dlrr¡¤p|§}TXJ.]Tt?V:]xRTMTC?CCXGi|GEMTEC$&$ TRB7M.]:}RTCTCrTTT!!!!!!!!!!!!!1!!j`8Sk%(qo%KHIvw%4p\\hcDN_Kz3a9£))TT¦¦$$$$)))TT+¦¦\",))¥FTTTTª¦¦C¦C^{PPPP";

/** How far capitals reach above the baseline, in thousandths of the type size. */
export const capitalHeight = 688;

/** How far letters reach below the baseline, in thousandths of the type size. */
export const descent = 208;
